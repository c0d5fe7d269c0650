; EXPECT: unsat
; Equal running sums come of equal sums.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.scan_left + 0 a) (List.scan_left + 0 b)))
(assert (not (= (List.sum a) (List.sum b))))
(check-sat)
