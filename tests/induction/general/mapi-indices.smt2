; EXPECT: unsat
; The indices of a list are a range.
(declare-sort E 0)
(declare-const l (List E))
(assert (not (= (List.mapi (lambda ((i Int) (v E)) i) l) (List.range 0 (List.len l)))))
(check-sat)
