; EXPECT: unsat
; Places are compared from either end.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-fun related (E E) Bool)
(assert (= (List.len l) (List.len m)))
(assert (not (= (List.forall2 related (List.rev l) (List.rev m)) (List.forall2 related l m))))
(check-sat)
