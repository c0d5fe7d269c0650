; A list of one element.
; EXPECT: sat
; EXPECT: (((List.snoc (List.value Int ()) 5) (List.value Int (5))))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.snoc (List.value Int ()) 5)))
(assert (= (List.len l) 0))
(assert (not (= (List.head (List.snoc l 5) 0) 5)))
(check-sat)
