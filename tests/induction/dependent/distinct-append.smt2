; EXPECT: unsat
; Nothing is in both parts.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (List.distinct (List.append a b)))
(assert (List.contains k a))
(assert (List.contains k b))

(check-sat)
