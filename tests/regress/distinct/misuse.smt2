; One list.
; EXPECT: (error "line 6 column 12: `List.distinct` takes 1 argument, but 2 were given: (List.distinct (List T))")
; EXPECT: (error "line 7 column 27: argument 1 of `List.distinct` has sort Int, but a list is expected")
; EXPECT: sat
(declare-const a (List Int))
(assert (= (List.distinct a a) (List.distinct a)))
(assert (= (List.distinct 1) (List.distinct 1)))
(check-sat)
