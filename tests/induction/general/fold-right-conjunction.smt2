; EXPECT: unsat
; Conjunction from the right.
(declare-sort E 0)
(declare-const a (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.fold_right (lambda ((v E) (ok Bool)) (and (p v) ok)) true a) (List.forall p a))))
(check-sat)
