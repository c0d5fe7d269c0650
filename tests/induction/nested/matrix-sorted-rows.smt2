; EXPECT: unsat
; The first entry of a sorted row is at most its last.
(set-logic ALL)

(declare-const rows (List (List Int)))
(assert (List.forall (lambda ((r (List Int))) (List.sorted r)) rows))
(assert (List.exists (lambda ((r (List Int))) (> (List.head r 0) (List.last r 0))) rows))

(check-sat)
