; EXPECT: unsat
; Twice reversed is the same.
(declare-sort E 0)
(declare-const a (List E))
(assert (not (= (List.rev (List.rev a)) a)))
(check-sat)
