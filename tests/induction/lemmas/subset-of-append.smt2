; EXPECT: unsat
; A subset of a part is one of the whole.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const k (List Int))
(assert (List.forall (lambda ((v Int)) (List.contains v m)) l))
(assert (not (List.forall (lambda ((v Int)) (List.contains v (List.append k m))) l)))
(check-sat)
