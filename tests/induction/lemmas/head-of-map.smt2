; EXPECT: unsat
; An image begins with the image of the first element.
(declare-const l (List Int))
(declare-const d Int)
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.head (List.map double l) (double d)) (double (List.head l d)))))
(check-sat)
