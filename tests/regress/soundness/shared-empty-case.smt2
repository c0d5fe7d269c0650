; If one fold shows that the list is not empty, no other fold over it may behave as if it were.
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(define-const one Int (List.fold (lambda ((acc Int) (x Int)) 1) 0 l))
(define-const two Int (List.fold (lambda ((acc Int) (x Int)) 2) 0 l))
(assert (<= (List.len l) 2))
(push)
(assert (and (= one 1) (= two 0)))
(check-sat)
(pop)
(push)
(assert (and (= one 0) (= (List.len l) 1)))
(check-sat)
(pop)
(assert (= one 1))
(check-sat)
