; It does not matter which list comes first.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 3))
(assert (<= (List.len b) 3))
(assert (not (= (List.permutation a b) (List.permutation b a))))
(check-sat)
