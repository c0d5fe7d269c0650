; Only the empty list is a permutation of the empty list.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 3))
(assert (not (= (List.permutation a (List.value Int ())) (List.is_empty a))))
(check-sat)
