; EXPECT: unsat
; Index range.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (and (<= (- 1) (List.index_of x l)) (< (List.index_of x l) (List.len l)))))
(check-sat)
