; EXPECT: unsat
; The first image that passes.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun p (E) Bool)
(declare-fun h (E) E)
(assert (not (= (List.find p (List.map h l) (h d)) (h (List.find (lambda ((v E)) (p (h v))) l d)))))
(check-sat)
