; EXPECT: unsat
; Maps before a map over two lists.
(declare-sort E 0)
(declare-sort F 0)
(declare-sort G 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-fun g (E F) G)
(declare-fun h (E) E)
(declare-fun f (E) F)
(assert (not (= (List.map2 g (List.map h l) (List.map f m)) (List.map2 (lambda ((x E) (y E)) (g (h x) (f y))) l m))))
(check-sat)
