; EXPECT: unsat
; The beginning of an increasing list increases.
(declare-const l (List Int))
(declare-const n Int)
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (List.forall2 < (List.take n l) (List.drop 1 (List.take n l)))))
(check-sat)
