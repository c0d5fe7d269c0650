; EXPECT: unsat
; Elements of drop_while come after those of take_while.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (<= 0 n))
(assert (not (= (List.nth (List.drop_while p l) n d) (List.nth l (+ n (List.len (List.take_while p l))) d))))
(check-sat)
