; EXPECT: unsat
; The length of a map over two lists.
(declare-sort E 0)
(declare-sort F 0)
(declare-sort G 0)
(declare-const l (List E))
(declare-const u (List F))
(declare-fun g (E F) G)
(assert (not (<= (List.len (List.map2 g l u)) (List.len l))))
(check-sat)
