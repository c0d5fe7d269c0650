; EXPECT: sat
; What passes a filter is in order, and the rest is not.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.all_pairs <= (List.filter (lambda ((x Int)) (> x 3)) a)))
(assert (not (List.sorted a)))

(check-sat)
