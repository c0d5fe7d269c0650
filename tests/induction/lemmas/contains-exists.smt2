; EXPECT: unsat
; Contains exists.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.contains x l) (List.exists (lambda ((v Int)) (= v x)) l))))
(check-sat)
