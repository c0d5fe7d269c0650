; Parity of a list of booleans.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Bool))
(assert (= (List.len l) 3))
(assert (List.fold xor false l))
(push)
(assert (List.fold and true (List.map not l)))
(check-sat)
(pop)
(assert (not (List.fold and true l)))
(check-sat)
