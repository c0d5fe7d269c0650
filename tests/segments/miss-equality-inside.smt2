; EXPECT: not unsat
; A comparison of lists inside a step is no rigid fact.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.forall (lambda ((x Int)) (= (List.map (lambda ((z Int)) (+ z x)) m) m)) l))
(assert (> (List.len l) 0))
(check-sat)
