; EXPECT: unsat
; Rows of three entries make three times as many entries.
(set-logic ALL)

(declare-const rows (List (List Int)))
(assert (List.forall (lambda ((r (List Int))) (= (List.len r) 3)) rows))
(assert (distinct (List.len (List.concat rows)) (* 3 (List.len rows))))

(check-sat)
