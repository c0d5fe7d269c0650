; EXPECT: unsat
; What holds of all holds at every place.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.forall positive l))
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (positive (List.nth l n d))))
(check-sat)
