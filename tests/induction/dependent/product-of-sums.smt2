; EXPECT: unsat
; REWRITING: a rule brings the sums into one order
; All products of two numbers add up to the product of the sums.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (distinct (List.sum (List.map (lambda ((x Int)) (List.sum (List.map (lambda ((y Int)) (* x y)) b))) a)) (* (List.sum a) (List.sum b))))

(check-sat)
