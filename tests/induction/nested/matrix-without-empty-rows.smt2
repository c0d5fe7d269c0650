; EXPECT: unsat
; Rows without entries make no difference.
(set-logic ALL)

(declare-const rows (List (List Int)))
(assert (distinct (List.concat (List.filter (lambda ((r (List Int))) (not (List.is_empty r))) rows)) (List.concat rows)))

(check-sat)
