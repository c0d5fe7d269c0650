; EXPECT: unsat
; Equality is transitive.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const c (List E))
(assert (= a b))
(assert (= b c))
(assert (not (= a c)))
(check-sat)
