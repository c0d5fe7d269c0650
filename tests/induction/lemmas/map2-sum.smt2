; EXPECT: unsat
; The sum of sums.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (not (= (List.sum (List.map2 + a b)) (+ (List.sum a) (List.sum b)))))
(check-sat)
