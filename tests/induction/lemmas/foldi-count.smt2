; EXPECT: unsat
; Foldi count.
(declare-const l (List Int))
(assert (not (= (List.foldi (lambda ((i Int) (a Int) (v Int)) (+ i 1)) 0 l) (List.len l))))
(check-sat)
