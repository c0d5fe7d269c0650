; What List.snoc refuses.
; EXPECT: (error "line 8 column 25: the arguments of `List.snoc` are in the wrong order: write (List.snoc l 1)")
; EXPECT: (error "line 9 column 27: argument 2 of `List.snoc` has sort Bool, but Int is expected")
; EXPECT: (error "line 10 column 14: `List.snoc` takes 2 arguments, but 1 was given: (List.snoc (List T) T)")
; EXPECT: (error "line 11 column 27: argument 2 of `List.snoc` has sort (List Int), but Int is expected")
; EXPECT: sat
(declare-const l (List Int))
(assert (= l (List.snoc 1 l)))
(assert (= l (List.snoc l true)))
(assert (= l (List.snoc l)))
(assert (= l (List.snoc l l)))
(check-sat)
