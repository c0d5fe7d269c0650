; EXPECT: unsat
; A relation of neighbours holds in every end.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun related (E E) Bool)
(assert (List.forall2 related l (List.drop 1 l)))
(assert (<= 0 n))
(assert (not (List.forall2 related (List.drop n l) (List.drop (+ n 1) l))))
(check-sat)
