; EXPECT: unsat
; The first part of two.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.take (List.len l) (List.append l m)) l)))
(check-sat)
