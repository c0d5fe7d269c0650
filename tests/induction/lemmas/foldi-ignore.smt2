; EXPECT: unsat
; Foldi ignore.
(declare-const l (List Int))
(assert (not (= (List.foldi (lambda ((i Int) (a Int) (v Int)) (+ a v)) 0 l) (List.sum l))))
(check-sat)
