; Two lists of the same sort, and no function.
; EXPECT: (error "line 8 column 9: `List.subset` takes 2 arguments, but 1 was given: (List.subset (List T) (List T))")
; EXPECT: (error "line 9 column 24: argument 2 of `List.subset` has sort (List Bool), but (List Int) is expected")
; EXPECT: (error "line 10 column 22: argument 1 of `List.subset` has sort Int, but a list is expected")
; EXPECT: sat
(declare-const a (List Int))
(declare-const r (List Bool))
(assert (List.subset a))
(assert (List.subset a r))
(assert (List.subset 1 a))
(check-sat)
