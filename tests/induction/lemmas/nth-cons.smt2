; EXPECT: unsat
; An element in front shifts the others.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.nth (List.cons x l) (+ n 1) d) (List.nth l n d))))
(check-sat)
