; EXPECT: unsat
; Twice reversed is the same.
(declare-const a (List Int))
(assert (not (= (List.rev (List.rev a)) a)))
(check-sat)
