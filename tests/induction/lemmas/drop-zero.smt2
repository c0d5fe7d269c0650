; EXPECT: unsat
; Dropping nothing changes nothing.
(declare-const l (List Int))
(assert (not (= (List.drop 0 l) l)))
(check-sat)
