; Two empty lists are equal.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (+ (List.len a) (List.len b)) 0))
(assert (distinct a b))
(check-sat)
