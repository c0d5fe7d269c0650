; EXPECT: sat
; Images of distinct elements.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.distinct a))
(assert (not (List.distinct (List.map (lambda ((x Int)) (mod x 7)) a))))

(check-sat)
