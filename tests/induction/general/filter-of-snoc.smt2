; EXPECT: unsat
; A filter of a list with one more at the end.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-fun p (E) Bool)
(assert (not (= (List.filter p (List.snoc l x)) (ite (p x) (List.snoc (List.filter p l) x) (List.filter p l)))))
(check-sat)
