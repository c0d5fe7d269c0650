; EXPECT: unsat
; Pairs of copies are copies of the pair.
(declare-const x Int)
(declare-const e Int)
(declare-const n Int)
(assert (not (= (List.zip (List.repeat n x) (List.repeat n e)) (List.repeat n (tuple x e)))))
(check-sat)
