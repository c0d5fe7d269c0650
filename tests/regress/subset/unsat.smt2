; Lists that are in each other have the same elements.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 3))
(assert (<= (List.len b) 3))
(assert (and (List.subset a b) (List.subset b a) (not (= (List.contains k a) (List.contains k b)))))
(check-sat)
