; EXPECT: unsat
; The image of copies are copies of the image.
(declare-sort E 0)
(declare-sort F 0)
(declare-const x E)
(declare-const n Int)
(declare-fun f (E) F)
(assert (not (= (List.map f (List.repeat n x)) (List.repeat n (f x)))))
(check-sat)
