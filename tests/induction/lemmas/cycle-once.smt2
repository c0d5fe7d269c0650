; EXPECT: unsat
; A list once, or not at all.
(declare-const l (List Int))
(assert (not (= (List.append (List.cycle 1 l) (List.cycle 0 l)) l)))
(check-sat)
