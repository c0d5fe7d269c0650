; EXPECT: unsat
; Copies and more copies.
(declare-sort E 0)
(declare-const x E)
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 n))
(assert (<= 0 k))
(assert (not (= (List.append (List.repeat n x) (List.repeat k x)) (List.repeat (+ n k) x))))
(check-sat)
