; EXPECT: not unsat
; Satisfiable: leading zeros.
(set-logic ALL)

(declare-const digits (List Int))
(assert (List.fold (lambda ((ok Bool) (d Int)) (and ok (<= 0 d 9))) true digits))
(assert (= (List.fold (lambda ((n Int) (d Int)) (+ (* 10 n) d)) 0 digits) 7))
(assert (> (List.len digits) 1))

(check-sat)
