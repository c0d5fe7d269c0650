; The length stays, whatever it is.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(assert (not (= (List.len (List.mapi (lambda ((i Int) (x Int)) (> x i)) l)) (List.len l))))
(check-sat)
