; EXPECT: unsat
; The sum of squares.
(set-logic ALL)

(declare-const n Int)
(declare-const i Int)
(declare-const j Int)
(assert (>= n 0))
(assert (not (= (* 6 (List.sum (List.map (lambda ((x Int)) (* x x)) (List.range 0 n)))) (* n (- n 1) (- (* 2 n) 1)))))

(check-sat)
