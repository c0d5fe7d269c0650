; What List.nth refuses.
; EXPECT: (error "line 9 column 14: `List.nth` takes 3 arguments, but 2 were given: (List.nth (List T) Int T)")
; EXPECT: (error "line 10 column 24: the arguments of `List.nth` are in the wrong order: write (List.nth l 0 1)")
; EXPECT: (error "line 11 column 26: argument 2 of `List.nth` has sort Real, but Int is expected")
; EXPECT: (error "line 12 column 28: argument 3 of `List.nth` has sort Bool, but Int is expected")
; EXPECT: (error "line 13 column 24: `List.nth` is annotated with Bool, but the sort here is Int")
; EXPECT: sat
(declare-const l (List Int))
(assert (= 1 (List.nth l 0)))
(assert (= 1 (List.nth 0 l 1)))
(assert (= 1 (List.nth l 0.5 1)))
(assert (= 1 (List.nth l 0 true)))
(assert (= 1 (List.nth Bool l 0 1)))
(check-sat)
