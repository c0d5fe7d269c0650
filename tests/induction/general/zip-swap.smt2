; EXPECT: unsat
; Exchanging the lists exchanges the components.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(assert (not (= (List.zip u l) (List.map (lambda ((w (Tuple E F))) (tuple (tuple.second w) (tuple.first w))) (List.zip l u)))))
(check-sat)
