; EXPECT: unsat
; A map of a list with one more at the end.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const x E)
(declare-fun f (E) F)
(assert (not (= (List.map f (List.snoc l x)) (List.snoc (List.map f l) (f x)))))
(check-sat)
