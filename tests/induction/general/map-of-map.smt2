; EXPECT: unsat
; Two maps are one.
(declare-sort E 0)
(declare-sort F 0)
(declare-sort G 0)
(declare-const l (List E))
(declare-fun g (F) G)
(declare-fun f (E) F)
(assert (not (= (List.map g (List.map f l)) (List.map (lambda ((v E)) (g (f v))) l))))
(check-sat)
