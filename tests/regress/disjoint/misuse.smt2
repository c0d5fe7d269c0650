; Two lists of the same sort, and no function.
; EXPECT: (error "line 8 column 9: `List.disjoint` takes 2 arguments, but 1 was given: (List.disjoint (List T) (List T))")
; EXPECT: (error "line 9 column 26: argument 2 of `List.disjoint` has sort (List Bool), but (List Int) is expected")
; EXPECT: (error "line 10 column 24: argument 1 of `List.disjoint` has sort Int, but a list is expected")
; EXPECT: sat
(declare-const a (List Int))
(declare-const r (List Bool))
(assert (List.disjoint a))
(assert (List.disjoint a r))
(assert (List.disjoint 1 a))
(check-sat)
