; What List.update refuses.
; EXPECT: (error "line 8 column 27: the arguments of `List.update` are in the wrong order: write (List.update 0 1 l)")
; EXPECT: (error "line 9 column 27: argument 1 of `List.update` has sort Bool, but Int is expected")
; EXPECT: (error "line 10 column 29: argument 2 of `List.update` has sort Bool, but Int is expected")
; EXPECT: (error "line 11 column 14: `List.update` takes 3 arguments, but 2 were given: (List.update Int T (List T))")
; EXPECT: sat
(declare-const l (List Int))
(assert (= l (List.update l 0 1)))
(assert (= l (List.update true true l)))
(assert (= l (List.update 0 true l)))
(assert (= l (List.update 0 l)))
(check-sat)
