; EXPECT: unsat
; Pairs of images are images of pairs.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-fun h (E) E)
(declare-fun f (E) F)
(assert (not (= (List.zip (List.map h l) (List.map f m)) (List.map (lambda ((w (Tuple E E))) (tuple (h (tuple.first w)) (f (tuple.second w)))) (List.zip l m)))))
(check-sat)
