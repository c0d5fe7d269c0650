; EXPECT: unsat
; An element of two lists is one of the first or of the second.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const d E)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.nth (List.append l m) n d) (ite (< n (List.len l)) (List.nth l n d) (List.nth m (- n (List.len l)) d)))))
(check-sat)
