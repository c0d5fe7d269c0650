; EXPECT: unsat
; Nothing is left when everything is dropped.
(declare-const l (List Int))
(declare-const n Int)
(assert (>= n (List.len l)))
(assert (not (= (List.drop n l) (List.value Int ()))))
(check-sat)
