; What List.repeat refuses.
; EXPECT: (error "line 8 column 27: argument 1 of `List.repeat` has sort (List Int), but Int is expected")
; EXPECT: (error "line 9 column 14: `List.repeat` takes 2 arguments, but 1 was given: (List.repeat Int T)")
; EXPECT: (error "line 10 column 14: argument 2 of `=` has sort (List (List Int)), but (List Int) is expected")
; EXPECT: (error "line 11 column 27: argument 1 of `List.repeat` has sort Real, but Int is expected")
; EXPECT: sat
(declare-const l (List Int))
(assert (= l (List.repeat l 3)))
(assert (= l (List.repeat 3)))
(assert (= l (List.repeat 3 l)))
(assert (= l (List.repeat 1.5 3)))
(check-sat)
