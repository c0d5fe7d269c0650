; EXPECT: unsat
; A range from above.
(declare-const i Int)
(declare-const j Int)
(assert (not (= (List.rev (List.range i j)) (List.map (lambda ((v Int)) (- (+ i j) v 1)) (List.range i j)))))
(check-sat)
