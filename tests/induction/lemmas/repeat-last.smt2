; EXPECT: unsat
; Repeat last.
(declare-const n Int)
(declare-const x Int)
(declare-const d Int)
(assert (not (=> (< 0 n) (= (List.last (List.repeat n x) d) x))))
(check-sat)
