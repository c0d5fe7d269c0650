; What List.append refuses.
; EXPECT: (error "line 8 column 29: argument 2 of `List.append` has sort Int, but (List Int) is expected")
; EXPECT: (error "line 9 column 27: argument 1 of `List.append` has sort Int, but a list is expected")
; EXPECT: (error "line 10 column 14: expected arguments, found `(List.append)`")
; EXPECT: (error "line 11 column 29: argument 2 of `List.append` has sort (List Bool), but (List Int) is expected")
; EXPECT: sat
(declare-const l (List Int))
(assert (= l (List.append l 3)))
(assert (= l (List.append 3 l)))
(assert (= l (List.append)))
(assert (= l (List.append l (List.value Bool (true)))))
(check-sat)
