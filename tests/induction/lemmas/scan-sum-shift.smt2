; EXPECT: unsat
; Running sums from another start are as much larger.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.scan_left + x l) (List.map (lambda ((v Int)) (+ v x)) (List.scan_left + 0 l)))))
(check-sat)
