; EXPECT: unsat
; REWRITING: a rule brings the sums into one order
; In all sums of two numbers each number occurs as often as there are partners.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (distinct (List.sum (List.map (lambda ((x Int)) (List.sum (List.map (lambda ((y Int)) (+ x y)) b))) a))
                  (+ (* (List.len b) (List.sum a)) (* (List.len a) (List.sum b)))))

(check-sat)
