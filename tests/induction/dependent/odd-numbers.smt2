; EXPECT: unsat
; The first odd numbers sum to a square.
(set-logic ALL)

(declare-const n Int)
(declare-const i Int)
(declare-const j Int)
(assert (>= n 0))
(assert (not (= (List.sum (List.map (lambda ((x Int)) (+ (* 2 x) 1)) (List.range 0 n))) (* n n))))

(check-sat)
