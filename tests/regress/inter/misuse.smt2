; Two lists of the same sort, and no function.
; EXPECT: (error "line 8 column 24: `List.inter` takes 2 arguments, but 1 was given: (List.inter (List T) (List T))")
; EXPECT: (error "line 9 column 38: argument 2 of `List.inter` has sort (List Bool), but (List Int) is expected")
; EXPECT: (error "line 10 column 9: the formula has sort (List Int), but Bool is expected")
; EXPECT: sat
(declare-const a (List Int))
(declare-const r (List Bool))
(assert (List.is_empty (List.inter a)))
(assert (List.is_empty (List.inter a r)))
(assert (List.inter a a))
(check-sat)
