; The solver sees through match.
; EXPECT: sat
; EXPECT: ((s (circle 5)))
; EXPECT: unsat
(declare-datatype Shape ((empty) (circle (radius Int)) (box (width Int) (height Int))))
(declare-const s Shape)
(assert (= 75 (match s ((empty 0) ((circle r) (* 3 r r)) ((box w h) 1)))))
(assert (match s (((circle r) (> r 0)) (_ true))))
(check-sat)
(get-value (s))
(assert (match s (((circle r) (> r 5)) (_ true))))
(check-sat)
