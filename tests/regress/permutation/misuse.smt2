; Two lists of the same sort, and no function.
; EXPECT: (error "line 8 column 9: `List.permutation` takes 2 arguments, but 1 was given: (List.permutation (List T) (List T))")
; EXPECT: (error "line 9 column 29: argument 2 of `List.permutation` has sort (List Bool), but (List Int) is expected")
; EXPECT: (error "line 10 column 27: argument 1 of `List.permutation` has sort Int, but a list is expected")
; EXPECT: sat
(declare-const a (List Int))
(declare-const r (List Bool))
(assert (List.permutation a))
(assert (List.permutation a r))
(assert (List.permutation 1 a))
(check-sat)
