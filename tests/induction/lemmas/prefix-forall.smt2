; EXPECT: unsat
; What holds of all holds of a prefix.
(declare-const l (List Int))
(declare-const m (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (= l (List.take (List.len l) m)))
(assert (List.forall positive m))
(assert (not (List.forall positive l)))
(check-sat)
