; EXPECT: unsat
; The default of an image is the image of the default.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(declare-fun f (E) F)
(assert (not (= (List.nth (List.map f l) n (f d)) (f (List.nth l n d)))))
(check-sat)
