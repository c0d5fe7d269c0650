; It has the elements of both.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 3))
(assert (<= (List.len b) 3))
(assert (not (= (List.contains k (List.union a b)) (or (List.contains k a) (List.contains k b)))))
(check-sat)
