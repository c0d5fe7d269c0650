; EXPECT: unsat
; One element more is taken.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.take (+ n 1) l) (List.snoc (List.take n l) (List.nth l n d)))))
(check-sat)
