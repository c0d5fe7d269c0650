; EXPECT: unsat
; A list of nothing else is a list of copies.
(declare-const l (List Int))
(declare-const x Int)
(assert (List.forall (lambda ((v Int)) (= v x)) l))
(assert (not (= l (List.repeat (List.len l) x))))
(check-sat)
