; EXPECT: sat
; Satisfiable: the number of entries is another.
(set-logic ALL)

(declare-const rows (List (List Int)))
(assert (List.forall (lambda ((r (List Int))) (= (List.sum r) 1)) rows))
(assert (distinct (List.len (List.concat rows)) (List.len rows)))

(check-sat)
