; The last index is one less than the length, whatever it is.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(assert (not (= (List.foldi (lambda ((i Int) (acc Int) (x Int)) (+ i 1)) 0 l) (List.len l))))
(check-sat)
