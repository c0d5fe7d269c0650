; What is wrong with the arguments.
; EXPECT: (error "line 8 column 14: `List.rev` takes 1 argument, but 0 were given: (List.rev (List T))")
; EXPECT: (error "line 9 column 24: argument 1 of `List.rev` has sort Int, but a list is expected")
; EXPECT: (error "line 10 column 24: `List.rev` is annotated with Bool, but the sort here is Int")
; EXPECT: (error "line 11 column 14: argument 2 of `=` has sort (List Int), but Int is expected")
; EXPECT: sat
(declare-const a (List Int))
(assert (= a (List.rev)))
(assert (= a (List.rev 3)))
(assert (= a (List.rev Bool a)))
(assert (= 1 (List.rev a)))
(check-sat)
