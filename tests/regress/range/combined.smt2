; Elements of a filtered range.
; EXPECT: unsat
(declare-const n Int)
(assert (not (=> (<= 0 n 3) (= (List.len (List.filter (lambda ((x Int)) (= (mod x 2) 0)) (List.range 0 n))) (div (+ n 1) 2)))))
(check-sat)
