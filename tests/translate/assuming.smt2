; Assumptions.
; status: sat unsat sat
(declare-const l (List Int))
(declare-const short Bool)
(declare-const long Bool)
(assert (=> short (= (List.len l) 1)))
(assert (=> long (= (List.len l) 2)))
(check-sat-assuming (short))
(check-sat-assuming (short long))
(check-sat-assuming (long (not short)))
