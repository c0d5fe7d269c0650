; What List.drop refuses.
; EXPECT: (error "line 8 column 35: the arguments of `List.drop` are in the wrong order: write (List.drop 2 l)")
; EXPECT: (error "line 9 column 37: argument 2 of `List.drop` has sort Int, but a list is expected")
; EXPECT: (error "line 10 column 24: `List.drop` takes 2 arguments, but 4 were given: (List.drop Int (List T))")
; EXPECT: (error "line 11 column 35: argument 1 of `List.drop` has sort Real, but Int is expected")
; EXPECT: sat
(declare-const l (List Int))
(assert (= 0 (List.sum (List.drop l 2))))
(assert (= 0 (List.sum (List.drop 2 3))))
(assert (= 0 (List.sum (List.drop 1 2 3 l))))
(assert (= 0 (List.sum (List.drop 1.0 l))))
(check-sat)
