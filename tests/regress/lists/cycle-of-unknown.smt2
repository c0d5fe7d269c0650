; A word that is not known is repeated a known number of times.
; EXPECT: sat
; EXPECT: ((w (List.value Int (3 4))))
; EXPECT: unsat
(declare-const w (List Int))
(assert (= (List.len w) 2))
(push 1)
(assert (= (List.cycle 2 w) (List.value Int (3 4 3 4))))
(check-sat)
(get-value (w))
(pop 1)
(assert (= (List.cycle 2 w) (List.value Int (3 4 3 5))))
(check-sat)
