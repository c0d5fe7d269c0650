; EXPECT: unsat
; The last copy is one as well.
(declare-sort E 0)
(declare-const x E)
(declare-const d E)
(declare-const n Int)
(assert (< 0 n))
(assert (not (= (List.last (List.repeat n x) d) x)))
(check-sat)
