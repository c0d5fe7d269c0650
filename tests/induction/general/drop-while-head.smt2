; EXPECT: unsat
; What drop_while leaves begins with an element that does not pass.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun p (E) Bool)
(assert (List.exists (lambda ((v E)) (not (p v))) l))
(assert (not (not (p (List.head (List.drop_while p l) d)))))
(check-sat)
