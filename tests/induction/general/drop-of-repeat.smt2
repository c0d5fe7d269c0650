; EXPECT: unsat
; Dropping copies leaves fewer copies.
(declare-sort E 0)
(declare-const x E)
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 n))
(assert (not (= (List.drop n (List.repeat k x)) (List.repeat (- k n) x))))
(check-sat)
