; EXPECT: unsat
; An element of the first list is one of both.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const d E)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.nth (List.append l m) n d) (List.nth l n d))))
(check-sat)
