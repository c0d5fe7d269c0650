; EXPECT: unsat
; The sum of cubes.
(set-logic ALL)

(declare-const n Int)
(declare-const i Int)
(declare-const j Int)
(assert (>= n 0))
(assert (not (= (* 4 (List.sum (List.map (lambda ((x Int)) (* x x x)) (List.range 0 n)))) (* n n (- n 1) (- n 1)))))

(check-sat)
