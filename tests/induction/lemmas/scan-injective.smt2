; EXPECT: unsat
; Equal running sums come of equal lists.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= (List.scan_left + 0 l) (List.scan_left + 0 m)))
(assert (not (= l m)))
(check-sat)
