; What holds for all pairs holds for what the second list consists of, whatever the lengths.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (List.forall2 < a b))
(assert (List.forall (lambda ((x Int)) (>= x 0)) a))
(assert (List.exists (lambda ((y Int)) (<= y 0)) b))
(check-sat)
