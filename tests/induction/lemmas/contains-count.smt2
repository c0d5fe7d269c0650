; EXPECT: unsat
; What occurs is counted.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.contains x l) (< 0 (List.count (lambda ((v Int)) (= v x)) l)))))
(check-sat)
