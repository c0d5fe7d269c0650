; EXPECT: unsat
; A monotone function keeps the order.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.all_pairs <= a))
(assert (not (List.all_pairs <= (List.map (lambda ((x Int)) (+ (* 2 x) 1)) a))))

(check-sat)
