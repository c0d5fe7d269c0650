; EXPECT: unsat
; Len snoc.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.len (List.snoc l x)) (+ 1 (List.len l)))))
(check-sat)
