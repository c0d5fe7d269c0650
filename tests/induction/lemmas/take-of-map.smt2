; EXPECT: unsat
; Taking and mapping commute.
(declare-const l (List Int))
(declare-const n Int)
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.take n (List.map double l)) (List.map double (List.take n l)))))
(check-sat)
