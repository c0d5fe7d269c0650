; EXPECT: unsat
; Pairs taken apart and put together again.
(declare-const a (List (Tuple Int Bool)))
(assert (not (= (List.zip (List.map tuple.first a) (List.map tuple.second a)) a)))
(check-sat)
