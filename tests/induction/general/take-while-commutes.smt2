; EXPECT: unsat
; Two predicates may be exchanged, or joined.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(declare-fun q (E) Bool)
(assert (not (= (List.take_while p (List.take_while q l)) (List.take_while (lambda ((v E)) (and (p v) (q v))) l))))
(check-sat)
