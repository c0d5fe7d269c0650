; EXPECT: unsat
; A sum of squares is negative: a product in the step.
(set-logic ALL)

(declare-const l (List Int))
(assert (< (List.fold (lambda ((acc Int) (x Int)) (+ acc (* x x))) 0 l) 0))

(check-sat)
