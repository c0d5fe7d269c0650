; EXPECT: unsat
; What holds of both parts holds of all.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (not (= (List.forall p l) (and (List.forall p (List.take n l)) (List.forall p (List.drop n l))))))
(check-sat)
