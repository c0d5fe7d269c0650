; EXPECT: unsat
; Lists with the same reversal are the same.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(assert (= (List.rev a) (List.rev b)))
(assert (not (= a b)))
(check-sat)
