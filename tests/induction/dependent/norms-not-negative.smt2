; EXPECT: unsat
; Products of sums of squares are not negative.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (< (* (List.sum (List.map (lambda ((x Int)) (* x x)) a)) (List.sum (List.map (lambda ((y Int)) (* y y)) b))) 0))

(check-sat)
