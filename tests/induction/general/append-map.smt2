; EXPECT: unsat
; A map of two lists one after the other.
(declare-sort E 0)
(declare-sort F 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-fun f (E) F)
(assert (not (= (List.map f (List.append a b)) (List.append (List.map f a) (List.map f b)))))
(check-sat)
