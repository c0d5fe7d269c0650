; EXPECT: unsat
; Taking and mapping commute.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun f (E) F)
(assert (not (= (List.take n (List.map f l)) (List.map f (List.take n l)))))
(check-sat)
