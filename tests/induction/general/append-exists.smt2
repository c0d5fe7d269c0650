; EXPECT: unsat
; Something exists in one of two lists.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.exists p (List.append a b)) (or (List.exists p a) (List.exists p b)))))
(check-sat)
