; EXPECT: unsat
; take_while of a beginning is a beginning of take_while.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (not (= (List.take_while p (List.take n l)) (List.take n (List.take_while p l)))))
(check-sat)
