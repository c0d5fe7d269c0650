; EXPECT: unsat
; A fold that keeps the last element.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(assert (not (= (List.fold (lambda ((acc E) (v E)) v) d l) (List.last l d))))
(check-sat)
