; EXPECT: unsat
; Copies contain one element only.
(declare-sort E 0)
(declare-const x E)
(declare-const y E)
(declare-const n Int)
(assert (not (= (List.contains x (List.repeat n y)) (and (< 0 n) (= x y)))))
(check-sat)
