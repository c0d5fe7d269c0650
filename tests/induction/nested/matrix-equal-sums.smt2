; EXPECT: unsat
; If every row sums up to one, the sum is the number of rows.
(set-logic ALL)

(declare-const rows (List (List Int)))
(assert (List.forall (lambda ((r (List Int))) (= (List.sum r) 1)) rows))
(assert (distinct (List.sum (List.concat rows)) (List.len rows)))

(check-sat)
