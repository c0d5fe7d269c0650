; EXPECT: unsat
; Len cons.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.len (List.cons x l)) (+ 1 (List.len l)))))
(check-sat)
