; EXPECT: sat
; Satisfiable: running sums are not the elements.
(declare-const l (List Int))
(assert (not (= (List.drop 1 (List.scan_left + 0 l)) l)))
(check-sat)
