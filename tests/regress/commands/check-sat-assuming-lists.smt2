; An assumption that switches a constraint on a list on.
; EXPECT: unsat
; EXPECT: sat
(declare-const strict Bool)
(declare-const l (List Int))
(assert (<= (List.len l) 2))
(assert (> (List.fold + 0 l) 4))
(assert (=> strict (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= x 2))) true l)))
(check-sat-assuming (strict))
(check-sat-assuming ((not strict)))
