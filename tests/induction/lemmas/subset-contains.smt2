; EXPECT: unsat
; An element of a subset is one of the whole.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const x Int)
(assert (List.forall (lambda ((v Int)) (List.contains v m)) l))
(assert (List.contains x l))
(assert (not (List.contains x m)))
(check-sat)
