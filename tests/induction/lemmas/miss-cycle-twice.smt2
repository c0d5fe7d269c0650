; EXPECT: sat
; Satisfiable: three times is not twice.
(declare-const l (List Int))
(assert (not (= (List.cycle 3 l) (List.append l l))))
(check-sat)
