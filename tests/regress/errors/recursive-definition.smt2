; Recursion must be over a list or a natural number; the error comes where the function is used.
; EXPECT: (error "line 11 column 9: `f` is not a function over lists that can be read: no list or number gets smaller by one step in every call, as in (f (- x 1))")
; EXPECT: (error "line 12 column 9: `g` is not a function over lists that can be read: it and `h` call each other, and that has no shape that is known")
; EXPECT: (error "line 13 column 35: `k` cannot be used in its own definition: express the recursion over a list with List.fold")
; EXPECT: (error "line 14 column 1: expected (define-funs-rec ((name ((parameter Sort) …) Sort) …) (term …))")
; EXPECT: unknown
; EXPECT: (error "line 17 column 17: `f` is already declared")
; EXPECT: unsat
(define-fun-rec f ((x Int)) Int (ite (= x 0) 0 (f (- x 1))))
(define-funs-rec ((g ((x Int)) Int) (h ((x Int)) Int)) ((h x) (g x)))
(assert (= (f 3) 0))
(assert (= (g 3) 0))
(define-fun k ((x Int)) Int (+ 1 (k x)))
(define-funs-rec ((k ((x Int)) Int)) ())
(define-fun k ((x Int)) Int (+ 1 x))
(check-sat)
(define-fun-rec f ((x Int)) Int x)
(assert (= (k 1) 1))
(check-sat)
