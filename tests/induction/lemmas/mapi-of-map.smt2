; EXPECT: unsat
; A map with indices after a map.
(declare-const l (List Int))
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.mapi + (List.map double l)) (List.mapi (lambda ((i Int) (v Int)) (+ i (double v))) l))))
(check-sat)
