; EXPECT: unsat
; Everyone's grade is better, that is lower, than the average. The invariant compares products: sum * length with count * total.
(set-logic ALL)

(declare-const grades (List Int))
(assert (List.forall (lambda ((g Int)) (<= 1 g 6)) grades))
(assert (not (List.is_empty grades)))
(assert (List.forall (lambda ((g Int)) (< (* g (List.len grades)) (List.sum grades))) grades))

(check-sat)
