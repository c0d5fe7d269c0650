; EXPECT: unsat
; The length of a map over two lists.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (<= (List.len (List.map2 + a b)) (List.len a))))
(check-sat)
