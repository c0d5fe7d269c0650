; EXPECT: unsat
; Nor does that of the larger one.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (not (List.subset a (List.rev b))))

(check-sat)
