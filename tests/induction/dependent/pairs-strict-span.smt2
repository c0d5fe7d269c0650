; EXPECT: unsat
; Strictly rising for all pairs, so the last is as far from the first as the list is long.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.all_pairs < a))
(assert (>= (List.head a 0) 0))
(assert (< (List.last a 0) (- (List.len a) 1)))

(check-sat)
