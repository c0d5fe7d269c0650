; EXPECT: unsat
; A filter of an image is an image of a filter.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(declare-fun h (E) E)
(assert (not (= (List.filter p (List.map h l)) (List.map h (List.filter (lambda ((v E)) (p (h v))) l)))))
(check-sat)
