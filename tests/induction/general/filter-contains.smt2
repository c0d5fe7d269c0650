; EXPECT: unsat
; What a filter contains is what passes and occurs.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-fun p (E) Bool)
(assert (not (= (List.contains x (List.filter p l)) (and (p x) (List.contains x l)))))
(check-sat)
