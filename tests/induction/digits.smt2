; EXPECT: unsat
; A number written in decimal digits is negative.
(set-logic ALL)

(declare-const digits (List Int))
(assert (List.fold (lambda ((ok Bool) (d Int)) (and ok (<= 0 d 9))) true digits))
(assert (< (List.fold (lambda ((n Int) (d Int)) (+ (* 10 n) d)) 0 digits) 0))

(check-sat)
