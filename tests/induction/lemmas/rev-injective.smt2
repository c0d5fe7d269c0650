; EXPECT: unsat
; Lists with the same reversal are the same.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.rev a) (List.rev b)))
(assert (not (= a b)))
(check-sat)
