; The sum of sums.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (<= (List.len a) 3))
(assert (< (List.sum (List.map2 + a b)) (+ (List.sum a) (List.sum b))))
(check-sat)
