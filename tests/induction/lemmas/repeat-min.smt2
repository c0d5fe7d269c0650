; EXPECT: unsat
; Repeat min.
(declare-const n Int)
(declare-const x Int)
(declare-const d Int)
(assert (not (=> (< 0 n) (= (List.min (List.repeat n x) d) (List.max (List.repeat n x) d) x))))
(check-sat)
