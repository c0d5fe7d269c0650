; EXPECT: (error "line 5 column 9: quantifiers are not supported: express properties of all elements with List.fold")
; EXPECT: (error "line 6 column 14: quantifiers are not supported: express properties of all elements with List.fold")
; EXPECT: sat
; Quantifiers are refused.
(assert (forall ((x Int)) (> x 0)))
(assert (not (exists ((x Int)) (> x 0))))
(check-sat)
