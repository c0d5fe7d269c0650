; EXPECT: unsat
; A map with indices after a map.
(declare-sort E 0)
(declare-sort F 0)
(declare-sort G 0)
(declare-const l (List E))
(declare-fun g (Int F) G)
(declare-fun f (E) F)
(assert (not (= (List.mapi g (List.map f l)) (List.mapi (lambda ((i Int) (v E)) (g i (f v))) l))))
(check-sat)
