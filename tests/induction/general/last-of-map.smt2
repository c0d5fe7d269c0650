; EXPECT: unsat
; An image ends with the image of the last element.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun f (E) F)
(assert (not (= (List.last (List.map f l) (f d)) (f (List.last l d)))))
(check-sat)
