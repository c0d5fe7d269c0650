; Everything holds of no pairs.
; EXPECT: unsat
(declare-const a (List Int))
(assert (not (List.forall2 (lambda ((x Int) (y Int)) false) a (List.value Int ()))))
(check-sat)
