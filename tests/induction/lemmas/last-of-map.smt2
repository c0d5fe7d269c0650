; EXPECT: unsat
; An image ends with the image of the last element.
(declare-const l (List Int))
(declare-const d Int)
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.last (List.map double l) (double d)) (double (List.last l d)))))
(check-sat)
