; EXPECT: unsat
; The indices of a list are a range.
(declare-const l (List Int))
(assert (not (= (List.mapi (lambda ((i Int) (v Int)) i) l) (List.range 0 (List.len l)))))
(check-sat)
