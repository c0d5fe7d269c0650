; EXPECT: unsat
; The map of a constant function is a list of copies.
(declare-const l (List Int))
(declare-const y Int)
(assert (not (= (List.map (lambda ((v Int)) y) l) (List.repeat (List.len l) y))))
(check-sat)
