; What List.min refuses.
; EXPECT: (error "line 9 column 14: `List.min` takes 2 arguments, but 1 was given: (List.min (List T) T)")
; EXPECT: (error "line 10 column 24: argument 1 of `List.min` has sort (List Bool), but a list of numbers is expected")
; EXPECT: (error "line 11 column 26: argument 2 of `List.min` has sort Real, but Int is expected")
; EXPECT: (error "line 12 column 24: the arguments of `List.min` are in the wrong order: write (List.min l 0)")
; EXPECT: sat
(declare-const l (List Int))
(declare-const b (List Bool))
(assert (= 1 (List.min l)))
(assert (= 1 (List.min b true)))
(assert (= 1 (List.min l 0.5)))
(assert (= 1 (List.min 0 l)))
(check-sat)
