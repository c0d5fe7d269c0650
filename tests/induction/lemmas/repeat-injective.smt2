; EXPECT: unsat
; Equal copies have equal elements and numbers.
(declare-const x Int)
(declare-const y Int)
(declare-const n Int)
(declare-const k Int)
(assert (= (List.repeat n x) (List.repeat k y)))
(assert (< 0 n))
(assert (not (and (= n k) (= x y))))
(check-sat)
