; EXPECT: unsat
; Max bound.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (=> (List.forall (lambda ((v Int)) (<= v x)) l) (or (= (List.len l) 0) (<= (List.max l d) x)))))
(check-sat)
