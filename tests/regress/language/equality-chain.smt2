; (= a b c) relates neighbours, so the ends are equal, too.
; EXPECT: unsat
; EXPECT: sat
(declare-const a Int)
(declare-const b Int)
(declare-const c Int)
(assert (= a b c))
(push)
(assert (distinct a c))
(check-sat)
(pop)
(check-sat)
