; EXPECT: unsat
; A map keeps the length.
(declare-const l (List Int))
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.len (List.map double l)) (List.len l))))
(check-sat)
