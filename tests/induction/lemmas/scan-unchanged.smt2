; EXPECT: unsat
; A scan that never changes its accumulator copies it.
(declare-const l (List Int))
(declare-const z Int)
(assert (not (= (List.scan_left (lambda ((acc Int) (v Int)) acc) z l) (List.repeat (+ 1 (List.len l)) z))))
(check-sat)
