; No pairs.
; EXPECT: unsat
(declare-const a (List Int))
(assert (List.exists2 (lambda ((x Int) (y Int)) true) a (List.value Int ())))
(check-sat)
