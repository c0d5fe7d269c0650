; EXPECT: unsat
; drop_while of an image.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(declare-fun h (E) E)
(assert (not (= (List.drop_while p (List.map h l)) (List.map h (List.drop_while (lambda ((v E)) (p (h v))) l)))))
(check-sat)
