; EXPECT: unsat
; Differences of running sums are the elements.
(declare-const l (List Int))
(assert (not (= (List.map2 - (List.drop 1 (List.scan_left + 0 l)) (List.scan_left + 0 l)) l)))
(check-sat)
