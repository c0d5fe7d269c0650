; EXPECT: unsat
; Pairs of copies are copies of the pair.
(declare-sort E 0)
(declare-sort F 0)
(declare-const x E)
(declare-const e F)
(declare-const n Int)
(assert (not (= (List.zip (List.repeat n x) (List.repeat n e)) (List.repeat n (tuple x e)))))
(check-sat)
