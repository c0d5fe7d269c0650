; EXPECT: unsat
; The lists may be exchanged with the arguments.
(declare-sort E 0)
(declare-sort F 0)
(declare-sort G 0)
(declare-const l (List E))
(declare-const u (List F))
(declare-fun g (E F) G)
(assert (not (= (List.map2 g l u) (List.map2 (lambda ((v F) (w E)) (g w v)) u l))))
(check-sat)
