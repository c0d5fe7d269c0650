; Only the empty list becomes empty.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 3))
(assert (not (= (List.is_empty (List.dedup a)) (List.is_empty a))))
(check-sat)
