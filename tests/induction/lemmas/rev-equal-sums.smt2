; EXPECT: unsat
; Reversals of equal lists have equal sums.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= a (List.rev b)))
(assert (not (= (List.sum a) (List.sum b))))
(check-sat)
