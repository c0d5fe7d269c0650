; EXPECT: unsat
; Dropping and mapping commute.
(declare-const l (List Int))
(declare-const n Int)
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.drop n (List.map double l)) (List.map double (List.drop n l)))))
(check-sat)
