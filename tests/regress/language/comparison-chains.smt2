; All four comparisons are chainable.
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((b 2))
(declare-const a Int)
(declare-const b Int)
(declare-const c Int)
(push)
(assert (and (< a b c) (>= a c)))
(check-sat)
(pop)
(push)
(assert (and (> a b c) (<= a c)))
(check-sat)
(pop)
(push)
(assert (and (<= a b c) (> a c)))
(check-sat)
(pop)
(push)
(assert (and (>= a b c) (< a c)))
(check-sat)
(pop)
(assert (< 1 b 3))
(check-sat)
(get-value (b))
