; EXPECT: sat
; A function that is not monotone.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.all_pairs <= a))
(assert (not (List.all_pairs <= (List.map (lambda ((x Int)) (* x x)) a))))

(check-sat)
