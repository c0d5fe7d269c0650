; EXPECT: unsat
; The first row that passes a filter passes it.
(set-logic ALL)

(declare-const m (List (List Int)))
(assert (> (List.sum (List.head (List.filter (lambda ((r (List Int))) (< (List.sum r) 5)) m) (List.value Int ()))) 7))
(check-sat)
