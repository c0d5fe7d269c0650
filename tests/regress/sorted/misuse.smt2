; What List.sorted refuses.
; EXPECT: (error "line 9 column 22: argument 1 of `List.sorted` has sort (List Bool), but a list of numbers is expected")
; EXPECT: (error "line 10 column 22: argument 1 of `List.sorted` has sort Int, but a list is expected")
; EXPECT: (error "line 11 column 9: `List.sorted` takes 1 argument, but 2 were given: (List.sorted (List T))")
; EXPECT: (error "line 12 column 22: `List.sorted` is annotated with Bool, but the sort here is Int")
; EXPECT: sat
(declare-const l (List Int))
(declare-const b (List Bool))
(assert (List.sorted b))
(assert (List.sorted 3))
(assert (List.sorted < l))
(assert (List.sorted Bool l))
(check-sat)
