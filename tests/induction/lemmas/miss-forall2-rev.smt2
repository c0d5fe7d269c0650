; EXPECT: sat
; Satisfiable: lists of different lengths are compared at different places.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-fun related (E E) Bool)
(assert (List.forall2 related l m))
(assert (not (List.forall2 related (List.rev l) (List.rev m))))
(check-sat)
