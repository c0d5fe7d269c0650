; What List.max refuses.
; EXPECT: (error "line 9 column 14: `List.max` takes 2 arguments, but 1 was given: (List.max (List T) T)")
; EXPECT: (error "line 10 column 24: argument 1 of `List.max` has sort (List Bool), but a list of numbers is expected")
; EXPECT: (error "line 11 column 26: argument 2 of `List.max` has sort Bool, but Int is expected")
; EXPECT: (error "line 12 column 24: `List.max` is annotated with Real, but the sort here is Int")
; EXPECT: sat
(declare-const l (List Int))
(declare-const b (List Bool))
(assert (= 1 (List.max l)))
(assert (= 1 (List.max b true)))
(assert (= 1 (List.max l true)))
(assert (= 1 (List.max Real l 0)))
(check-sat)
