; EXPECT: unsat
; Lists are related as their places are.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const c (List E))
(declare-fun related (E E) Bool)
(assert (= (List.len a) (List.len b)))
(assert (= (List.len b) (List.len c)))
(assert (List.forall2 related a b))
(assert (List.forall2 related b c))
(assert (List.forall2 (lambda ((w (Tuple E E)) (y E)) (=> (related (tuple.first w) (tuple.second w)) (related (tuple.second w) y) (related (tuple.first w) y))) (List.zip a b) c))
(assert (not (List.forall2 related a c)))
(check-sat)
