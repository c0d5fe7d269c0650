; EXPECT: unsat
; A map with indices is a map over a range and the list.
(declare-const l (List Int))
(assert (not (= (List.mapi + l) (List.map2 + (List.range 0 (List.len l)) l))))
(check-sat)
