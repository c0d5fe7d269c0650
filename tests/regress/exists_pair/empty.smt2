; Lists of at most one element have no pairs.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 1))
(assert (List.exists_pair (lambda ((x Int) (y Int)) true) a))
(check-sat)
