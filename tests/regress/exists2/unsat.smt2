; Lists of the same length that differ, differ somewhere.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (<= (List.len a) 3))
(assert (not (List.exists2 distinct a b)))
(assert (not (= a b)))
(check-sat)
