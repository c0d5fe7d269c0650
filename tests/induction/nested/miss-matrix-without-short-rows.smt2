; EXPECT: sat
; Those with one entry do.
(set-logic ALL)

(declare-const rows (List (List Int)))
(assert (distinct (List.concat (List.filter (lambda ((r (List Int))) (> (List.len r) 1)) rows)) (List.concat rows)))

(check-sat)
