; There is only one empty list.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b) 0))
(assert (not (= a b)))
(check-sat)
