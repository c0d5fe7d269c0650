; What List.forall refuses.
; EXPECT: (error "line 9 column 22: the function of `List.forall` returns Int, but Bool is expected")
; EXPECT: (error "line 10 column 46: argument 2 of `List.forall` has sort Int, but a list is expected")
; EXPECT: (error "line 11 column 22: expected a function, found `true`")
; EXPECT: (error "line 12 column 22: the function of `List.forall` needs 1 parameter, but this one has 2")
; EXPECT: (error "line 13 column 9: quantifiers are not supported: use List.forall and List.exists for the elements of a list, and declare-const for an unknown value")
; EXPECT: unknown
(declare-const l (List Int))
(assert (List.forall + l))
(assert (List.forall (lambda ((x Int)) true) 3))
(assert (List.forall true l))
(assert (List.forall (lambda ((x Int) (y Int)) true) l))
(assert (forall ((x Int)) (> x 0)))
(check-sat)
