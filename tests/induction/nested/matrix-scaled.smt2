; EXPECT: unsat
; A matrix times three has three times the sum.
(set-logic ALL)

(declare-const rows (List (List Int)))
(define-fun row-sum ((r (List Int))) Int (List.sum r))
(assert (distinct (List.sum (List.map (lambda ((r (List Int))) (List.sum (List.map (lambda ((x Int)) (* 3 x)) r))) rows)) (* 3 (List.sum (List.map row-sum rows)))))

(check-sat)
