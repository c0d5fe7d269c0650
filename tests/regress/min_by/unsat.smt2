; The least by its own value is the least.
; EXPECT: unsat
(declare-const l (List Int))
(assert (<= (List.len l) 3))
(assert (distinct (List.min_by (lambda ((x Int)) x) l 0) (List.min l 0)))
(check-sat)
