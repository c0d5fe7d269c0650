; Not once.
; EXPECT: sat
; EXPECT: (((List.repeat 0 5) (List.value Int ())))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.repeat 0 5)))
(assert (= (List.len l) 0))
(assert (not (= (List.len (List.repeat (List.len l) 5)) 0)))
(check-sat)
