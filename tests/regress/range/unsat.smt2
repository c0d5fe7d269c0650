; A range is sorted, whatever its bounds.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const n Int)
(declare-const k Int)
(assert (not (and (List.sorted (List.range n k)) (=> (<= n k) (= (List.len (List.range n k)) (- k n))))))
(check-sat)
