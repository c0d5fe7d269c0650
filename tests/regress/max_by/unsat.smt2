; The greatest by its own value is the greatest.
; EXPECT: unsat
(declare-const l (List Int))
(assert (<= (List.len l) 3))
(assert (distinct (List.max_by (lambda ((x Int)) x) l 0) (List.max l 0)))
(check-sat)
