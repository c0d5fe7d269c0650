; Elements of many classes, each counted by a fold of its own: a multiset of one kind for each class.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.len l) 36))
(declare-const l (List Int))
(define-fun class ((i Int)) Int (List.fold (lambda ((a Int) (x Int)) (ite (= (mod x 8) i) (+ a 1) a)) 0 l))
(assert (and (= (class 0) 1) (= (class 1) 2) (= (class 2) 3) (= (class 3) 4)))
(assert (and (= (class 4) 5) (= (class 5) 6) (= (class 6) 7) (= (class 7) 8)))
(check-sat)
(get-value ((List.len l)))
