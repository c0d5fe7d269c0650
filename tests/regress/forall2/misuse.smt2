; What is wrong with the arguments.
; EXPECT: (error "line 6 column 9: `List.forall2` takes 3 arguments, but 2 were given: (List.forall2 (-> T S Bool) (List T) (List S))")
; EXPECT: (error "line 7 column 23: the function of `List.forall2` returns Int, but Bool is expected")
; EXPECT: sat
(declare-const a (List Int))
(assert (List.forall2 < a))
(assert (List.forall2 + a a))
(check-sat)
