; EXPECT: unsat
; It is a part of both.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (List.subset (List.inter a b) b)))

(check-sat)
