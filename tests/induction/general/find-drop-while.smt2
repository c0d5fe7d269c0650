; EXPECT: unsat
; The first that passes is behind those that do not.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun p (E) Bool)
(assert (not (= (List.find p l d) (List.head (List.drop_while (lambda ((v E)) (not (p v))) l) d))))
(check-sat)
