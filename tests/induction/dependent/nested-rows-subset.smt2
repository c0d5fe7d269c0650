; EXPECT: unsat
; What holds of all rows holds of some of them, whatever is read of a row.
(set-logic ALL)

(declare-const a (List (List Int)))
(declare-const b (List (List Int)))
(assert (List.subset a b))
(assert (List.forall (lambda ((r (List Int))) (> (List.sum r) 0)) b))
(assert (List.exists (lambda ((r (List Int))) (<= (List.sum r) 0)) a))

(check-sat)
