; Over booleans there are three lists of length at most one, not four.
; EXPECT: sat
; EXPECT: unsat
(declare-const a (List Bool))
(declare-const b (List Bool))
(declare-const c (List Bool))
(declare-const d (List Bool))
(assert (<= (+ (List.len a) (List.len b) (List.len c) (List.len d)) 4))
(assert (and (<= (List.len a) 1) (<= (List.len b) 1) (<= (List.len c) 1) (<= (List.len d) 1)))
(assert (distinct a b c))
(check-sat)
(assert (distinct a b c d))
(check-sat)
