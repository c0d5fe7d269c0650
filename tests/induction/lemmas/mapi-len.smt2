; EXPECT: unsat
; Mapi len.
(declare-const l (List Int))
(assert (not (= (List.len (List.mapi (lambda ((i Int) (v Int)) (+ i v)) l)) (List.len l))))
(check-sat)
