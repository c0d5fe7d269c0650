; EXPECT: unsat
; Everything before the end of take_while passes.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (<= 0 n))
(assert (< n (List.len (List.take_while p l))))
(assert (not (p (List.nth l n d))))
(check-sat)
