; EXPECT: unsat
; What follows at each place from what holds of the other list.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-fun q (E) Bool)
(declare-fun p (E) Bool)
(assert (= (List.len a) (List.len b)))
(assert (List.forall2 (lambda ((x E) (y E)) (=> (q y) (p x))) a b))
(assert (List.forall q b))
(assert (not (List.forall p a)))
(check-sat)
