; Lists of at most one element have no element twice.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 1))
(assert (not (List.distinct a)))
(check-sat)
