; Twice reversed on the outer level, and the sum of the lengths does not notice.
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (distinct (List.len (List.concat (List.rev l))) (List.len (List.concat l))))
(check-sat)
