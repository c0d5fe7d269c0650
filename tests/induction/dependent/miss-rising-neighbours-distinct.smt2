; EXPECT: sat
; Who is at least as great as the one before may be like that one.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.forall2 <= a (List.tail a)))
(assert (not (List.distinct a)))

(check-sat)
