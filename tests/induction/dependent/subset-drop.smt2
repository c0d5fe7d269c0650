; EXPECT: unsat
; So is a suffix.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (not (List.subset (List.drop k a) a)))

(check-sat)
