; EXPECT: unsat
; The end of an increasing list increases.
(declare-const l (List Int))
(declare-const n Int)
(assert (<= 0 n))
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (List.forall2 < (List.drop n l) (List.drop (+ n 1) l))))
(check-sat)
