; EXPECT: unsat
; Taking fewer of more is taking fewer.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-const n Int)
(declare-const k Int)
(declare-fun step (A E) A)
(assert (<= 0 n k))
(assert (not (= (List.fold step z (List.take n (List.take k l))) (List.fold step z (List.take n l)))))
(check-sat)
