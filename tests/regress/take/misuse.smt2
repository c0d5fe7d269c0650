; What List.take refuses.
; EXPECT: (error "line 9 column 35: the arguments of `List.take` are in the wrong order: write (List.take 2 l)")
; EXPECT: (error "line 10 column 24: `List.take` takes 2 arguments, but 1 was given: (List.take Int (List T))")
; EXPECT: (error "line 11 column 35: argument 1 of `List.take` has sort Real, but Int is expected")
; EXPECT: (error "line 12 column 35: argument 1 of `List.take` has sort Bool, but Int is expected")
; EXPECT: (error "line 13 column 35: `List.take` is annotated with Bool, but the sort here is Int")
; EXPECT: sat
(declare-const l (List Int))
(assert (= 0 (List.sum (List.take l 2))))
(assert (= 0 (List.sum (List.take 2))))
(assert (= 0 (List.sum (List.take 2.5 l))))
(assert (= 0 (List.sum (List.take true l))))
(assert (= 0 (List.sum (List.take Bool 2 l))))
(check-sat)
