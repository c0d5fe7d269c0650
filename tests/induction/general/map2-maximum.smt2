; EXPECT: unsat
; What is related to the image of each pair is related to the map.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-fun related (E E) Bool)
(declare-fun g (E E) E)
(assert (List.forall2 (lambda ((x E) (y E)) (related x (g x y))) a b))
(assert (not (List.forall2 related a (List.map2 g a b))))
(check-sat)
