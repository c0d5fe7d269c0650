; EXPECT: unsat
; A matrix has as many entries as rows times columns.
(set-logic ALL)

(declare-const rows (List (List Int)))
(declare-const width Int)
(assert (List.forall (lambda ((r (List Int))) (= (List.len r) width)) rows))
(assert (distinct (List.len (List.concat rows)) (* width (List.len rows))))

(check-sat)
