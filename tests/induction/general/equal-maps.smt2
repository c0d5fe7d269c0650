; EXPECT: unsat
; Equal lists have equal images.
(declare-sort E 0)
(declare-sort F 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-fun f (E) F)
(assert (= a b))
(assert (not (= (List.map f a) (List.map f b))))
(check-sat)
