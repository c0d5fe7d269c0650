; EXPECT: unsat
; Equality is transitive.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (= a b))
(assert (= b c))
(assert (not (= a c)))
(check-sat)
