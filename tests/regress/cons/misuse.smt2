; What List.cons refuses.
; EXPECT: (error "line 9 column 25: the arguments of `List.cons` are in the wrong order: write (List.cons 1 l)")
; EXPECT: (error "line 10 column 25: argument 1 of `List.cons` has sort Bool, but Int is expected")
; EXPECT: (error "line 11 column 14: `List.cons` takes 2 arguments, but 1 was given: (List.cons T (List T))")
; EXPECT: (error "line 12 column 25: argument 1 of `List.cons` has sort Real, but Int is expected")
; EXPECT: (error "line 13 column 25: `List.cons` is annotated with Bool, but the sort here is Int")
; EXPECT: sat
(declare-const l (List Int))
(assert (= l (List.cons l 1)))
(assert (= l (List.cons true l)))
(assert (= l (List.cons 1)))
(assert (= l (List.cons 1.5 l)))
(assert (= l (List.cons Bool 1 l)))
(check-sat)
