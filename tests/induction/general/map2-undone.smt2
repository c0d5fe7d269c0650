; EXPECT: unsat
; What can be undone at each place can be undone in the list.
(declare-sort E 0)
(declare-sort F 0)
(declare-sort G 0)
(declare-const l (List E))
(declare-const u (List F))
(declare-fun undo (G F) E)
(declare-fun g (E F) G)
(assert (= (List.len l) (List.len u)))
(assert (List.forall2 (lambda ((x E) (y F)) (= (undo (g x y) y) x)) l u))
(assert (not (= (List.map2 undo (List.map2 g l u) u) l)))
(check-sat)
