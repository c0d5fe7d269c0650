; EXPECT: unsat
; A filter that nothing passes is empty.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (List.forall (lambda ((v E)) (not (p v))) l))
(assert (not (= (List.filter p l) (List.value E ()))))
(check-sat)
