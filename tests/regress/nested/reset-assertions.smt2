; Nothing is left of a list of lists.
; MODES: default one-thread increasing search process reprint
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((l (List.value (List Bool) ((List.value Bool (false))))))
(declare-const l (List (List Int)))
(assert (distinct l l))
(check-sat)
(reset-assertions)
(declare-const l (List (List Bool)))
(assert (= l (List.value (List Bool) ((List.value Bool (false))))))
(check-sat)
(get-value (l))
