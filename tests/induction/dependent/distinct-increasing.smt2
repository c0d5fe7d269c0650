; EXPECT: unsat
; Strictly increasing elements are distinct.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.all_pairs < a))
(assert (not (List.distinct a)))

(check-sat)
