; EXPECT: sat
; To be different from one's neighbour is not transitive.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.forall2 distinct a (List.tail a)))
(assert (not (List.distinct a)))

(check-sat)
