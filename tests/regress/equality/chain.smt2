; Chains of equalities, and distinct lists, of three.
; EXPECT: sat
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(declare-const d (List Int))
(assert (= a b c))
(assert (distinct c d))
(assert (= (List.len a) (List.len d) 2))
(check-sat)
(assert (= d b))
(check-sat)
