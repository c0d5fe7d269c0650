; EXPECT: sat
; Satisfiable: two elements may have one image.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const x E)
(declare-fun f (E) F)
(assert (List.contains (f x) (List.map f l)))
(assert (not (List.contains x l)))
(check-sat)
