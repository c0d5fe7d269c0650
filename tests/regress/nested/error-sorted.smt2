; Lists are not ordered.
; EXPECT: (error "line 7 column 22: argument 1 of `List.sorted` has sort (List (List Int)), but a list of numbers is expected")
; EXPECT: (error "line 8 column 22: argument 1 of `List.max` has sort (List (List Int)), but a list of numbers is expected")
; EXPECT: (error "line 9 column 12: argument 1 of `<` has sort (List (List Int)), but Int or Real is expected")
; EXPECT: sat
(declare-const m (List (List Int)))
(assert (List.sorted m))
(assert (= (List.max m 0) 0))
(assert (< m m))
(check-sat)
