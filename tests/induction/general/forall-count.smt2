; EXPECT: unsat
; Everything passes if as many pass as there are.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.forall p l) (= (List.count p l) (List.len l)))))
(check-sat)
