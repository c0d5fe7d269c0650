; EXPECT: unsat
; An element in front shifts the others.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const d E)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.nth (List.cons x l) (+ n 1) d) (List.nth l n d))))
(check-sat)
