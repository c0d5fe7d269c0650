; EXPECT: unsat
; A number is found in a range at its distance from the lower bound.
(declare-const k Int)
(declare-const i Int)
(declare-const j Int)
(assert (<= i k))
(assert (< k j))
(assert (not (= (List.index_of k (List.range i j)) (- k i))))
(check-sat)
