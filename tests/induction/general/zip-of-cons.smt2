; EXPECT: unsat
; Pairs of lists with one more in front.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(declare-const x E)
(declare-const e F)
(assert (not (= (List.zip (List.cons x l) (List.cons e u)) (List.cons (tuple x e) (List.zip l u)))))
(check-sat)
