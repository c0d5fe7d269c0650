; Three different numbers do not fit into 0..1, though neighbours could differ; they fit into 0..2.
; EXPECT: unsat
; EXPECT: sat
(declare-const a Int)
(declare-const b Int)
(declare-const c Int)
(assert (distinct a b c))
(assert (and (<= 0 a 2) (<= 0 b 2) (<= 0 c 2)))
(push)
(assert (and (<= a 1) (<= b 1) (<= c 1)))
(check-sat)
(pop)
(check-sat)
