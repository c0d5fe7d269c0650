; EXPECT: unsat
; Where a range begins and ends.
(declare-const n Int)
(declare-const i Int)
(declare-const j Int)
(assert (< i j))
(assert (not (and (= (List.head (List.range i j) n) i) (= (List.last (List.range i j) n) (- j 1)))))
(check-sat)
