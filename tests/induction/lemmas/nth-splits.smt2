; EXPECT: unsat
; An element with what comes before and after it.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.append (List.take n l) (List.value Int ((List.nth l n d))) (List.drop (+ n 1) l)) l)))
(check-sat)
