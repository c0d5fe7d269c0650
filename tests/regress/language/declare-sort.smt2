; Elements of a declared sort are only equal or different.
; EXPECT: unsat
; EXPECT: sat
(declare-sort Person 0)
(declare-const a Person)
(declare-const b Person)
(declare-const c Person)
(push)
(assert (and (= a b) (= b c) (distinct a c)))
(check-sat)
(pop)
(assert (distinct a b c))
(check-sat)
