; EXPECT: unsat
; A list is related to itself if each element is.
(declare-sort E 0)
(declare-const a (List E))
(declare-fun related (E E) Bool)
(assert (List.forall (lambda ((v E)) (related v v)) a))
(assert (not (List.forall2 related a a)))
(check-sat)
