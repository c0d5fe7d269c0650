; EXPECT: unsat
; One element more is taken.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.take (+ n 1) l) (List.snoc (List.take n l) (List.nth l n d)))))
(check-sat)
