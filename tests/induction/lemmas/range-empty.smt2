; EXPECT: unsat
; A range is empty where its bounds leave nothing.
(declare-const i Int)
(declare-const j Int)
(assert (not (= (= (List.range i j) (List.value Int ())) (<= j i))))
(check-sat)
