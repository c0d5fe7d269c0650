; What List.head refuses.
; EXPECT: (error "line 8 column 14: `List.head` takes 2 arguments, but 1 was given: (List.head (List T) T)")
; EXPECT: (error "line 9 column 25: the arguments of `List.head` are in the wrong order: write (List.head l 0)")
; EXPECT: (error "line 10 column 27: argument 2 of `List.head` has sort Bool, but Int is expected")
; EXPECT: (error "line 11 column 25: `List.head` is annotated with Bool, but the sort here is Int")
; EXPECT: sat
(declare-const l (List Int))
(assert (= 1 (List.head l)))
(assert (= 1 (List.head 0 l)))
(assert (= 1 (List.head l true)))
(assert (= 1 (List.head Bool l 0)))
(check-sat)
