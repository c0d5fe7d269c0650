; What is wrong with the arguments.
; EXPECT: (error "line 7 column 24: `List.zip` takes 2 arguments, but 1 was given: (List.zip (List T) (List S))")
; EXPECT: (error "line 8 column 36: argument 2 of `List.zip` has sort Int, but a list is expected")
; EXPECT: (error "line 9 column 38: `List.zip` is annotated with Bool, but the sort here is Int")
; EXPECT: sat
(declare-const a (List Int))
(assert (= 1 (List.len (List.zip a))))
(assert (= 1 (List.len (List.zip a 3))))
(assert (= 1 (List.len (List.zip Int Bool a a))))
(check-sat)
