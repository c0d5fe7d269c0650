; It is as long as elements of the first list are in the second.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 3))
(assert (<= (List.len b) 3))
(assert (not (= (List.len (List.inter a b)) (List.count (lambda ((x Int)) (List.contains x b)) a))))
(check-sat)
