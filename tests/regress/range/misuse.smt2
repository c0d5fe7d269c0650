; What List.range refuses.
; EXPECT: (error "line 9 column 14: `List.range` takes 2 arguments, but 1 was given: (List.range Int Int)")
; EXPECT: (error "line 10 column 26: argument 1 of `List.range` has sort Real, but Int is expected")
; EXPECT: (error "line 11 column 26: argument 1 of `List.range` has sort (List Int), but Int is expected")
; EXPECT: (error "line 12 column 14: `List.range` takes 2 arguments, but 3 were given: (List.range Int Int)")
; EXPECT: (error "line 13 column 14: `List.range` takes 2 arguments, but 3 were given: (List.range Int Int)")
; EXPECT: sat
(declare-const l (List Int))
(assert (= l (List.range 3)))
(assert (= l (List.range 1.5 2)))
(assert (= l (List.range l 2)))
(assert (= l (List.range 1 2 3)))
(assert (= l (List.range Int 1 2)))
(check-sat)
