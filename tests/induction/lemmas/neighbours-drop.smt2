; EXPECT: unsat
; A relation of neighbours holds in every end.
(declare-const l (List Int))
(declare-const n Int)
(assert (List.forall2 <= l (List.drop 1 l)))
(assert (<= 0 n))
(assert (not (List.forall2 <= (List.drop n l) (List.drop (+ n 1) l))))
(check-sat)
