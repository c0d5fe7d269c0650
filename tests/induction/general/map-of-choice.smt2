; EXPECT: unsat
; A choice of two functions is a choice of two maps.
(declare-sort E 0)
(declare-const l (List E))
(declare-const t Bool)
(declare-fun h (E) E)
(assert (not (= (List.map (lambda ((v E)) (ite t (h v) v)) l) (ite t (List.map h l) l))))
(check-sat)
