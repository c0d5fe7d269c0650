; EXPECT: unsat
; A scan that counts is a range.
(declare-sort E 0)
(declare-const l (List E))
(assert (not (= (List.scan_left (lambda ((acc Int) (v E)) (+ acc 1)) 0 l) (List.range 0 (+ 1 (List.len l))))))
(check-sat)
