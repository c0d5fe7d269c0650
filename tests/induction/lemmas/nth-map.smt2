; EXPECT: unsat
; Nth map.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (=> (and (<= 0 n) (< n (List.len l))) (= (List.nth (List.map (lambda ((v Int)) (* 2 v)) l) n 0) (* 2 (List.nth l n 0))))))
(check-sat)
