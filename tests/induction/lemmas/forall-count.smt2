; EXPECT: unsat
; Forall count.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.forall positive l) (= (List.count positive l) (List.len l)))))
(check-sat)
