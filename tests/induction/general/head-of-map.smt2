; EXPECT: unsat
; An image begins with the image of the first element.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun f (E) F)
(assert (not (= (List.head (List.map f l) (f d)) (f (List.head l d)))))
(check-sat)
