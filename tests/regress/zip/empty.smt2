; No pairs with an empty list.
; EXPECT: unsat
(declare-const a (List Int))
(assert (> (List.len (List.zip a (List.value Int ()))) 0))
(check-sat)
