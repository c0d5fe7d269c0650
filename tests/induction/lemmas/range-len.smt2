; EXPECT: unsat
; Range len.
(declare-const n Int)
(declare-const k Int)
(assert (not (=> (<= n k) (= (List.len (List.range n k)) (- k n)))))
(check-sat)
