; EXPECT: unsat
; Squared distances from any number.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (< (List.sum (List.map (lambda ((x Int)) (* (- x k) (- x k))) a)) 0))

(check-sat)
