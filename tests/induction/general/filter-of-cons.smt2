; EXPECT: unsat
; A filter of a list with one more in front.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-fun p (E) Bool)
(assert (not (= (List.filter p (List.cons x l)) (ite (p x) (List.cons x (List.filter p l)) (List.filter p l)))))
(check-sat)
