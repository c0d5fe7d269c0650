; EXPECT: unsat
; The end of a chain of related elements is a chain.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun related (E E) Bool)
(assert (List.forall2 related l (List.drop 1 l)))
(assert (not (List.forall2 related (List.drop n l) (List.drop 1 (List.drop n l)))))
(check-sat)
