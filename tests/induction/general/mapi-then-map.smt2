; EXPECT: unsat
; A map after a map with indices.
(declare-sort E 0)
(declare-sort F 0)
(declare-sort G 0)
(declare-const l (List E))
(declare-fun g (F) G)
(declare-fun f (Int E) F)
(assert (not (= (List.map g (List.mapi f l)) (List.mapi (lambda ((i Int) (v E)) (g (f i v))) l))))
(check-sat)
