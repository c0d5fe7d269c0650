; What List.last refuses.
; EXPECT: (error "line 8 column 14: `List.last` takes 2 arguments, but 1 was given: (List.last (List T) T)")
; EXPECT: (error "line 9 column 25: the arguments of `List.last` are in the wrong order: write (List.last l 0)")
; EXPECT: (error "line 10 column 27: argument 2 of `List.last` has sort Bool, but Int is expected")
; EXPECT: (error "line 11 column 25: `List.last` is annotated with Bool, but the sort here is Int")
; EXPECT: sat
(declare-const l (List Int))
(assert (= 1 (List.last l)))
(assert (= 1 (List.last 0 l)))
(assert (= 1 (List.last l true)))
(assert (= 1 (List.last Bool l 0)))
(check-sat)
