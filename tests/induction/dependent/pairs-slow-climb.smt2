; EXPECT: unsat
; A path that climbs by at most three from each point to the next cannot climb by more than thrice the number of steps between two points.
(declare-const heights (List Int))
(declare-const i Int)
(declare-const j Int)
(assert (List.forall2 (lambda ((g Int) (h Int)) (<= (- h g) 3)) heights (List.tail heights)))
(assert (and (<= 0 i) (< i j) (< j (List.len heights))))
(assert (> (List.nth heights j 0) (+ (List.nth heights i 0) (* 3 (- j i)))))
(check-sat)
