; EXPECT: unsat
; Range nth.
(declare-const n Int)
(declare-const k Int)
(declare-const x Int)
(declare-const d Int)
(assert (not (=> (<= 0 x (- k n 1)) (= (List.nth (List.range n k) x d) (+ n x)))))
(check-sat)
