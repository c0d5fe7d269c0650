; EXPECT: (error "line 5 column 9: quantifiers are not supported: use List.forall and List.exists for the elements of a list, and declare-const for an unknown value")
; EXPECT: (error "line 6 column 14: quantifiers are not supported: use List.forall and List.exists for the elements of a list, and declare-const for an unknown value")
; EXPECT: unknown
; Quantifiers without bounds are refused, and after that nothing is `sat`.
(assert (forall ((x Int)) (> x 0)))
(assert (not (exists ((x Int)) (> x 0))))
(check-sat)
