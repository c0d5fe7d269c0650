; EXPECT: unsat
; The default of an image is the image of the default.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.nth (List.map double l) n (double d)) (double (List.nth l n d)))))
(check-sat)
