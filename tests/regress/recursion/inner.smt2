; Recursion that takes the elements of the first of several lists one by one.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((l (cons (cons 1 (as nil (list Int))) (cons (as nil (list Int)) (cons (cons 2 (as nil (list Int))) (as nil (list (list Int))))))))
; EXPECT: sat
; EXPECT: (error "line 42 column 9: `stuck` is not a function over lists that can be read: no list or number gets smaller by one step in every call, as in (stuck (tail l))")
; EXPECT: unknown
(set-option :produce-models true)
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(define-fun-rec app ((l (list Int)) (m (list Int))) (list Int) (match l ((nil m) ((cons x r) (cons x (app r m))))))
(define-fun-rec all ((l (list (list Int)))) (list Int)
  (match l ((nil (as nil (list Int))) ((cons m r) (app m (all r))))))
(define-fun-rec one-by-one ((l (list (list Int)))) (list Int)
  (match l ((nil (as nil (list Int)))
            ((cons m r) (match m ((nil (one-by-one r)) ((cons x s) (cons x (one-by-one (cons s r))))))))))
(define-fun-rec ended ((l (list (list Int))) (y Int)) (list Int)
  (match l ((nil (as nil (list Int)))
            ((cons m r) (match m ((nil (cons y (ended r y))) ((cons x s) (cons (+ x 1) (ended (cons s r) y)))))))))
(define-fun-rec stuck ((l (list (list Int)))) Int
  (match l ((nil 0) ((cons m r) (match m ((nil (stuck (cons m r))) ((cons x s) (+ x (stuck r)))))))))
(define-fun-rec len ((l (list Int))) Int (match l ((nil 0) ((cons x r) (+ 1 (len r))))))
(define-fun-rec lists ((l (list (list Int)))) Int (match l ((nil 0) ((cons x r) (+ 1 (lists r))))))
(declare-const l (list (list Int)))
(push)
(assert (distinct (one-by-one l) (all l)))
(check-sat)
(pop)
(push)
(assert (distinct (len (ended l 3)) (+ (len (all l)) (lists l))))
(check-sat)
(pop)
(push)
(assert (= (ended l 7) (cons 2 (cons 7 (cons 7 (cons 3 (cons 7 (as nil (list Int)))))))))
(assert (= (lists l) 3))
(check-sat)
(get-value (l))
(assert (= (head l) (cons 1 (as nil (list Int)))))
(check-sat)
(pop)
(assert (= (stuck l) 3))
(check-sat)
