; EXPECT: unsat
; Copies contain one element only.
(declare-const x Int)
(declare-const y Int)
(declare-const n Int)
(assert (not (= (List.contains x (List.repeat n y)) (and (< 0 n) (= x y)))))
(check-sat)
