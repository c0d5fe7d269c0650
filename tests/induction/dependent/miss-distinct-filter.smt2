; EXPECT: sat
; What a filter drops need not be distinct.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.distinct (List.filter (lambda ((x Int)) (> x 3)) a)))
(assert (not (List.distinct a)))

(check-sat)
