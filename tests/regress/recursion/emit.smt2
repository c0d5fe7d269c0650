; Lists that are put together from right to left: maps, filters, several elements for one, repetitions.
; MODES: default one-thread process reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: (((twice l) (cons 7 (cons 7 (as nil (list Int))))))
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((Z) (S (p Nat))))
(define-fun-rec inc ((l (list Int))) (list Int) (match l ((nil (as nil (list Int))) ((cons x r) (cons (+ x 1) (inc r))))))
(define-fun-rec pos ((l (list Int))) (list Int)
  (match l ((nil (as nil (list Int))) ((cons x r) (ite (> x 0) (cons x (pos r)) (pos r))))))
(define-fun-rec app ((l (list Int)) (m (list Int))) (list Int) (match l ((nil m) ((cons x r) (cons x (app r m))))))
(define-fun-rec twice ((l (list Int))) (list Int) (match l ((nil (as nil (list Int))) ((cons x r) (cons x (cons x (twice r)))))))
(define-fun-rec len ((l (list Int))) Int (match l ((nil 0) ((cons x r) (+ 1 (len r))))))
(define-fun-rec copies ((n Nat) (x Int)) (list Int) (match n ((Z (as nil (list Int))) ((S m) (cons x (copies m x))))))
(declare-const l (list Int))
(declare-const m (list Int))
(declare-const n Nat)
(push)
(assert (not (= (inc (app l m)) (app (inc l) (inc m)))))
(check-sat)
(pop)
(push)
(assert (not (= (pos (app l m)) (app (pos l) (pos m)))))
(check-sat)
(pop)
(push)
(assert (not (= (len (twice l)) (* 2 (len l)))))
(check-sat)
(pop)
(push)
(assert (and (= n (S (S Z))) (not (= (len (copies n 5)) 2))))
(check-sat)
(pop)
(assert (and (= (len l) 1) (= (head l) 7)))
(check-sat)
(get-value ((twice l)))
