; Recursion is what List.fold is for.
; EXPECT: (error "line 6 column 1: recursive definitions are not supported: express the recursion over a list with List.fold")
; EXPECT: (error "line 7 column 1: recursive definitions are not supported: express the recursion over a list with List.fold")
; EXPECT: (error "line 8 column 35: `f` cannot be used in its own definition: express the recursion over a list with List.fold")
; EXPECT: sat
(define-fun-rec f ((x Int)) Int (ite (= x 0) 0 (f (- x 1))))
(define-funs-rec ((f ((x Int)) Int)) ((f x)))
(define-fun f ((x Int)) Int (+ 1 (f x)))
(define-fun f ((x Int)) Int (+ 1 x))
(check-sat)
