; Sorted lists are sorted by pairs.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 3))
(assert (<= (List.len b) 3))
(assert (not (= (List.sorted a) (List.all_pairs <= a))))
(check-sat)
