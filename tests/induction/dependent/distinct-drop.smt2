; EXPECT: unsat
; A suffix of distinct elements.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (List.distinct a))
(assert (not (List.distinct (List.drop k a))))

(check-sat)
