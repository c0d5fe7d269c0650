; EXPECT: sat
; Sorted, but not strictly.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.sorted a))
(assert (not (List.all_pairs < a)))

(check-sat)
