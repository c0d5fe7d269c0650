; EXPECT: unsat
; A subset stays one when the whole gets an element.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const x Int)
(assert (List.forall (lambda ((v Int)) (List.contains v m)) l))
(assert (not (List.forall (lambda ((v Int)) (List.contains v (List.cons x m))) l)))
(check-sat)
