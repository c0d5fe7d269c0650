; EXPECT: sat
; Without the number of elements.
(set-logic ALL)

(declare-const a (List Int))
(assert (> (* (List.sum a) (List.sum a)) (List.sum (List.map (lambda ((x Int)) (* x x)) a))))

(check-sat)
