; EXPECT: unsat
; The first element, as the last that a fold from the right sees.
(declare-sort E 0)
(declare-const a (List E))
(declare-const d E)
(assert (not (= (List.last (List.rev a) d) (List.fold_right (lambda ((v E) (acc E)) v) d a))))
(check-sat)
