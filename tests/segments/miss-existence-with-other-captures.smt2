; EXPECT: not unsat
; The same statement about other elements is another statement.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.exists (lambda ((x Int)) (List.contains x m)) l))
(assert (List.exists (lambda ((x Int)) (not (List.contains x m))) l))
(check-sat)
