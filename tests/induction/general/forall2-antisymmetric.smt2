; EXPECT: unsat
; Lists that are related both ways are equal where the relation is antisymmetric.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-fun related (E E) Bool)
(assert (= (List.len a) (List.len b)))
(assert (List.forall2 (lambda ((x E) (y E)) (=> (related x y) (related y x) (= x y))) a b))
(assert (List.forall2 related a b))
(assert (List.forall2 related b a))
(assert (not (= a b)))
(check-sat)
