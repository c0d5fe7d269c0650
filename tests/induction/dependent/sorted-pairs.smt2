; EXPECT: unsat
; Sorted by neighbours is sorted by pairs.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.sorted a))
(assert (not (List.all_pairs <= a)))

(check-sat)
