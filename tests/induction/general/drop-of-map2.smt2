; EXPECT: unsat
; Dropping from an image of two lists drops from both.
(declare-sort E 0)
(declare-sort F 0)
(declare-sort G 0)
(declare-const l (List E))
(declare-const u (List F))
(declare-const n Int)
(declare-fun g (E F) G)
(assert (not (= (List.drop n (List.map2 g l u)) (List.map2 g (List.drop n l) (List.drop n u)))))
(check-sat)
