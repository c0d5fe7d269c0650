; EXPECT: sat
; A part of the whole is not enough.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const n Int)
(assert (List.forall (lambda ((v Int)) (List.contains v m)) l))
(assert (not (List.forall (lambda ((v Int)) (List.contains v (List.take n m))) l)))
(check-sat)
