; EXPECT: unsat
; Some of several copies.
(declare-sort E 0)
(declare-const x E)
(declare-const n Int)
(declare-const k Int)
(assert (not (= (List.take n (List.repeat k x)) (List.repeat (ite (< n k) n k) x))))
(check-sat)
