; EXPECT: unsat
; CVC5: products of unknowns
; The square of a sum is at most the sum of squares so many times.
(set-logic ALL)

(declare-const a (List Int))
(assert (> (* (List.sum a) (List.sum a)) (* (List.len a) (List.sum (List.map (lambda ((x Int)) (* x x)) a)))))

(check-sat)
