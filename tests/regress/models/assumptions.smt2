; The model of check-sat-assuming satisfies the assumptions.
; EXPECT: sat
; EXPECT: ((p true)
; EXPECT:  (q false)
; EXPECT:  ((List.len l) 2))
(declare-const p Bool)
(declare-const q Bool)
(declare-const l (List Int))
(assert (= (List.len l) (ite p 2 3)))
(check-sat-assuming (p (not q)))
(get-value (p q (List.len l)))
