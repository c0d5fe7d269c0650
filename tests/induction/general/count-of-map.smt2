; EXPECT: unsat
; A count in an image.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(declare-fun h (E) E)
(assert (not (= (List.count p (List.map h l)) (List.count (lambda ((v E)) (p (h v))) l))))
(check-sat)
