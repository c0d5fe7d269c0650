; EXPECT: unsat
; A prefix is a part.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (not (List.subset (List.take k a) a)))

(check-sat)
