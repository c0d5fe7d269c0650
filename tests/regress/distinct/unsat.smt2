; An element that is new can be added.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 3))
(assert (<= (List.len b) 3))
(assert (and (List.distinct a) (not (List.contains k a)) (not (List.distinct (List.snoc a k)))))
(check-sat)
