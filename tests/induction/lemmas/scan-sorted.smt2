; EXPECT: unsat
; Scan sorted.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (=> (List.forall positive l) (List.sorted (List.scan_left + 0 l)))))
(check-sat)
