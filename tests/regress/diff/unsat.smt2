; What is taken away and what is left are all.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 3))
(assert (<= (List.len b) 3))
(assert (not (= (List.len a) (+ (List.len (List.diff a b)) (List.len (List.inter a b))))))
(check-sat)
