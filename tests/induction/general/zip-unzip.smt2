; EXPECT: unsat
; Pairs taken apart and put together again.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List (Tuple E F)))
(assert (not (= (List.zip (List.map tuple.first l) (List.map tuple.second l)) l)))
(check-sat)
