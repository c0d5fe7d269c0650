; Results that are put together from right to left.
; MODES: default one-thread process reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((l (cons 3 (cons (- 1) nil))))
(declare-datatype lst ((nil) (cons (head Int) (tail lst))))
(define-fun-rec len ((l lst)) Int (ite ((_ is nil) l) 0 (+ 1 (len (tail l)))))
(define-fun-rec total ((l lst)) Int (match l ((nil 0) ((cons x r) (+ x (total r))))))
(define-fun-rec positive ((l lst)) Int (ite (= l nil) 0 (ite (> (head l) 0) (+ 1 (positive (tail l))) (positive (tail l)))))
(define-fun-rec all-small ((l lst)) Bool (=> ((_ is cons) l) (and (<= (head l) 9) (all-small (tail l)))))
(define-fun-rec has ((x Int) (l lst)) Bool (match l (((cons y r) (or (= x y) (has x r))) (nil false))))
(define-fun-rec alternating ((l lst)) Int (match l ((nil 0) ((cons x r) (- x (alternating r))))))
(declare-const l lst)
(push)
(assert (> (positive l) (len l)))
(check-sat)
(pop)
(push)
(assert (and (all-small l) (> (total l) (* 9 (len l)))))
(check-sat)
(pop)
(push)
(assert (and (has 12 l) (all-small l)))
(check-sat)
(pop)
(assert (and (= (len l) 2) (= (alternating l) 4) (has 3 l) (= (total l) 2)))
(check-sat)
(get-value (l))
