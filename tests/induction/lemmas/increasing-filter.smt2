; EXPECT: unsat
; What is kept of an increasing list increases.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (List.forall2 < (List.filter positive l) (List.drop 1 (List.filter positive l)))))
(check-sat)
