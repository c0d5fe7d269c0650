; EXPECT: unsat
; Every element of a filter is one of the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (<= 0 n))
(assert (< n (List.len (List.filter p l))))
(assert (not (List.contains (List.nth (List.filter p l) n d) l)))
(check-sat)
