; What List.is_empty refuses.
; EXPECT: (error "line 6 column 24: argument 1 of `List.is_empty` has sort Int, but a list is expected")
; EXPECT: (error "line 7 column 9: `List.is_empty` takes 1 argument, but 3 were given: (List.is_empty (List T))")
; EXPECT: sat
(declare-const l (List Int))
(assert (List.is_empty 0))
(assert (List.is_empty l l l))
(check-sat)
