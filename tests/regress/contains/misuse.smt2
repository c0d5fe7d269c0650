; What List.contains refuses.
; EXPECT: (error "line 8 column 24: the arguments of `List.contains` are in the wrong order: write (List.contains 3 l)")
; EXPECT: (error "line 9 column 24: argument 1 of `List.contains` has sort Bool, but Int is expected")
; EXPECT: (error "line 10 column 9: `List.contains` takes 2 arguments, but 1 was given: (List.contains T (List T))")
; EXPECT: (error "line 11 column 24: `List.contains` is annotated with Bool, but the sort here is Int")
; EXPECT: sat
(declare-const l (List Int))
(assert (List.contains l 3))
(assert (List.contains true l))
(assert (List.contains 3))
(assert (List.contains Bool 3 l))
(check-sat)
