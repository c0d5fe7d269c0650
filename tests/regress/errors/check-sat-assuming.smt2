; Assumptions are literals.
; EXPECT: (error "line 9 column 22: an assumption must be a literal: a boolean constant or its negation")
; EXPECT: (error "line 10 column 24: an assumption must be a literal: a boolean constant or its negation")
; EXPECT: (error "line 11 column 1: expected (check-sat-assuming (literal …))")
; EXPECT: (error "line 12 column 21: expected a list in parentheses, found `p`")
; EXPECT: sat
(declare-const p Bool)
(declare-const q Bool)
(check-sat-assuming ((and p q)))
(check-sat-assuming (p (not (not q))))
(check-sat-assuming)
(check-sat-assuming p)
(check-sat-assuming (p (not q)))
