; EXPECT: unsat
; An element with what comes before and after it.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.append (List.take n l) (List.value E ((List.nth l n d))) (List.drop (+ n 1) l)) l)))
(check-sat)
