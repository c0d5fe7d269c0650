; EXPECT: unsat
; Who is greater than the one before is like nobody before.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.forall2 < a (List.tail a)))
(assert (not (List.distinct a)))

(check-sat)
