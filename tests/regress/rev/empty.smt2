; Only the empty list has an empty reversal.
; EXPECT: unsat
(declare-const a (List Int))
(assert (= (List.rev a) (List.value Int ())))
(assert (> (List.len a) 0))
(check-sat)
