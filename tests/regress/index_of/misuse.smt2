; What List.index_of refuses.
; EXPECT: (error "line 8 column 29: the arguments of `List.index_of` are in the wrong order: write (List.index_of 3 l)")
; EXPECT: (error "line 9 column 29: argument 1 of `List.index_of` has sort Bool, but Int is expected")
; EXPECT: (error "line 10 column 14: `List.index_of` takes 2 arguments, but 1 was given: (List.index_of T (List T))")
; EXPECT: (error "line 11 column 17: argument 2 of `=` has sort Int, but Bool is expected")
; EXPECT: sat
(declare-const l (List Int))
(assert (= 1 (List.index_of l 3)))
(assert (= 1 (List.index_of true l)))
(assert (= 1 (List.index_of 3)))
(assert (= true (List.index_of 3 l)))
(check-sat)
