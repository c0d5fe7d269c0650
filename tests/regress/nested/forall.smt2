; For all on both levels contradicts exists on both levels, for every length.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(assert (List.forall (lambda ((x (List Int))) (List.forall (lambda ((y Int)) (> y 0)) x)) l))
(assert (List.exists (lambda ((x (List Int))) (List.exists (lambda ((y Int)) (< y 0)) x)) l))
(check-sat)
