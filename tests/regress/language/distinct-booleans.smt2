; There are only two booleans.
; EXPECT: unsat
; EXPECT: sat
(declare-const p Bool)
(declare-const q Bool)
(declare-const r Bool)
(push)
(assert (distinct p q r))
(check-sat)
(pop)
(assert (distinct p q))
(check-sat)
