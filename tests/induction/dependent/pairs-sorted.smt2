; EXPECT: unsat
; And the other way.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.all_pairs <= a))
(assert (not (List.sorted a)))

(check-sat)
