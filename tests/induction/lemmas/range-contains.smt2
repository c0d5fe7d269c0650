; EXPECT: unsat
; Range contains.
(declare-const n Int)
(declare-const k Int)
(declare-const x Int)
(assert (not (= (List.contains x (List.range n k)) (and (<= n x) (< x k)))))
(check-sat)
