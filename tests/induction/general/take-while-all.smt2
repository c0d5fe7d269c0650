; EXPECT: unsat
; If all elements pass, take_while takes all.
(declare-sort E 0)
(declare-const a (List E))
(declare-fun p (E) Bool)
(assert (List.forall p a))
(assert (not (= (List.take_while p a) a)))
(check-sat)
