; Assumptions hold for one query only; literals are constants, their negations, and named terms.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((q true))
; EXPECT: unsat
; EXPECT: sat
; EXPECT: sat
(declare-const p Bool)
(declare-const q Bool)
(assert (or p q))
(check-sat-assuming ((not p) (not q)))
(check-sat-assuming ((not p)))
(get-value (q))
(check-sat-assuming (p (not p)))
(check-sat-assuming (true))
(check-sat-assuming ())
