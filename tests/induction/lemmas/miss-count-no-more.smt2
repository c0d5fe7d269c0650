; EXPECT: sat
; Satisfiable: more may pass the one than the other.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(declare-fun q (E) Bool)
(assert (not (<= (List.count p l) (List.count q l))))
(check-sat)
