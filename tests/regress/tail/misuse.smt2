; What List.tail refuses.
; EXPECT: (error "line 8 column 14: `List.tail` takes 1 argument, but 0 were given: (List.tail (List T))")
; EXPECT: (error "line 9 column 25: argument 1 of `List.tail` has sort Int, but a list is expected")
; EXPECT: (error "line 10 column 25: `List.tail` is annotated with Bool, but the sort here is Int")
; EXPECT: (error "line 11 column 14: `List.tail` takes 1 argument, but 2 were given: (List.tail (List T))")
; EXPECT: sat
(declare-const l (List Int))
(assert (= l (List.tail)))
(assert (= l (List.tail 1)))
(assert (= l (List.tail Bool l)))
(assert (= l (List.tail l 1)))
(check-sat)
