; Assumptions are formulas.
; EXPECT: (error "line 8 column 24: the formula has sort Int, but Bool is expected")
; EXPECT: (error "line 9 column 1: expected (check-sat-assuming (formula …))")
; EXPECT: (error "line 10 column 21: expected a list in parentheses, found `p`")
; EXPECT: sat
(declare-const p Bool)
(declare-const q Bool)
(check-sat-assuming (p (+ 1 2)))
(check-sat-assuming)
(check-sat-assuming p)
(check-sat-assuming (p (not q)))
