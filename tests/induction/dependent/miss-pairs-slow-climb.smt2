; EXPECT: sat
; Nothing is said about how fast it falls.
(declare-const heights (List Int))
(declare-const i Int)
(declare-const j Int)
(assert (List.forall2 (lambda ((g Int) (h Int)) (<= (- h g) 3)) heights (List.tail heights)))
(assert (and (<= 0 i) (< i j) (< j (List.len heights))))
(assert (< (List.nth heights j 0) (- (List.nth heights i 0) (* 3 (- j i)))))
(check-sat)
