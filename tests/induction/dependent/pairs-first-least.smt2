; EXPECT: unsat
; The first of sorted pairs is the least.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.all_pairs <= a))
(assert (< (List.min a 0) (List.head a 0)))

(check-sat)
