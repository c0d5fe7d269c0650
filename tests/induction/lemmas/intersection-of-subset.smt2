; EXPECT: unsat
; A subset is what it has in common with the whole.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.forall (lambda ((v Int)) (List.contains v m)) l))
(assert (not (= (List.filter (lambda ((v Int)) (List.contains v m)) l) l)))
(check-sat)
