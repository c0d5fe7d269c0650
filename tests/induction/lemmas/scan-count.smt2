; EXPECT: unsat
; A scan that counts is a range.
(declare-const l (List Int))
(assert (not (= (List.scan_left (lambda ((acc Int) (v Int)) (+ acc 1)) 0 l) (List.range 0 (+ 1 (List.len l))))))
(check-sat)
