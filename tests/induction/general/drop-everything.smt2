; EXPECT: unsat
; Nothing is left when everything is dropped.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (>= n (List.len l)))
(assert (not (= (List.drop n l) (List.value E ()))))
(check-sat)
