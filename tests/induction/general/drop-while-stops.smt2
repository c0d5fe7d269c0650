; EXPECT: unsat
; drop_while keeps what comes behind.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-fun p (E) Bool)
(assert (List.exists (lambda ((v E)) (not (p v))) l))
(assert (not (= (List.drop_while p (List.append l m)) (List.append (List.drop_while p l) m))))
(check-sat)
