; EXPECT: unsat
; What holds of all pairs of a list with itself.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun related (E E) Bool)
(assert (not (= (List.forall2 related l l) (List.forall (lambda ((v E)) (related v v)) l))))
(check-sat)
