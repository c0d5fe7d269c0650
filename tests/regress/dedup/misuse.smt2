; One list.
; EXPECT: (error "line 6 column 12: `List.dedup` takes 1 argument, but 2 were given: (List.dedup (List T))")
; EXPECT: (error "line 7 column 24: argument 1 of `List.dedup` has sort Int, but a list is expected")
; EXPECT: sat
(declare-const a (List Int))
(assert (= (List.dedup a a) (List.dedup a)))
(assert (= (List.dedup 1) (List.dedup 1)))
(check-sat)
