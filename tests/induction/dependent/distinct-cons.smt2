; EXPECT: unsat
; A first element that occurs again.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (List.distinct (List.cons k a)))
(assert (List.contains k a))

(check-sat)
