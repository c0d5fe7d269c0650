; EXPECT: unsat
; What holds of an image.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(declare-fun h (E) E)
(assert (not (= (List.forall p (List.map h l)) (List.forall (lambda ((v E)) (p (h v))) l))))
(check-sat)
