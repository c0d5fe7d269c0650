; EXPECT: unsat
; The image of what occurs occurs in the image.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const x E)
(declare-fun f (E) F)
(assert (List.contains x l))
(assert (not (List.contains (f x) (List.map f l))))
(check-sat)
