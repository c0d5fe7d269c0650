; EXPECT: unsat
; A prefix of distinct elements.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (List.distinct a))
(assert (not (List.distinct (List.take k a))))

(check-sat)
