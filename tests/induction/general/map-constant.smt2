; EXPECT: unsat
; The map of a constant function is a list of copies.
(declare-sort E 0)
(declare-const l (List E))
(declare-const y E)
(assert (not (= (List.map (lambda ((v E)) y) l) (List.repeat (List.len l) y))))
(check-sat)
