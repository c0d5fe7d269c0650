; EXPECT: unsat
; The first that passes, by its place.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun p (E) Bool)
(assert (not (= (List.find p l d) (List.nth l (List.len (List.take_while (lambda ((v E)) (not (p v))) l)) d))))
(check-sat)
