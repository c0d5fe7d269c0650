; EXPECT: unsat
; What two subsets have is in the whole.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const k (List Int))
(assert (List.forall (lambda ((v Int)) (List.contains v k)) l))
(assert (List.forall (lambda ((v Int)) (List.contains v k)) m))
(assert (not (List.forall (lambda ((v Int)) (List.contains v k)) (List.append l m))))
(check-sat)
