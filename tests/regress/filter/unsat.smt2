; What was filtered satisfies the predicate, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (List.forall positive (List.filter positive l))))
(check-sat)
