; EXPECT: unsat
; take_while goes on behind a list of which everything passes.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-fun p (E) Bool)
(assert (List.forall p l))
(assert (not (= (List.take_while p (List.append l m)) (List.append l (List.take_while p m)))))
(check-sat)
