; EXPECT: sat
; Satisfiable: different lists may have one image.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-fun f (E) F)
(assert (= (List.map f l) (List.map f m)))
(assert (not (= l m)))
(check-sat)
