; EXPECT: unsat
; A suffix of sorted pairs.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (List.all_pairs <= a))
(assert (not (List.all_pairs <= (List.drop k a))))

(check-sat)
