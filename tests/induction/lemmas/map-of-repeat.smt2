; EXPECT: unsat
; The image of copies are copies of the image.
(declare-const x Int)
(declare-const n Int)
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.map double (List.repeat n x)) (List.repeat n (double x)))))
(check-sat)
