; Two lists of the same sort, and no function.
; EXPECT: (error "line 8 column 24: `List.union` takes 2 arguments, but 1 was given: (List.union (List T) (List T))")
; EXPECT: (error "line 9 column 38: argument 2 of `List.union` has sort (List Bool), but (List Int) is expected")
; EXPECT: (error "line 10 column 9: the formula has sort (List Int), but Bool is expected")
; EXPECT: sat
(declare-const a (List Int))
(declare-const r (List Bool))
(assert (List.is_empty (List.union a)))
(assert (List.is_empty (List.union a r)))
(assert (List.union a a))
(check-sat)
