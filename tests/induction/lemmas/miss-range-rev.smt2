; EXPECT: sat
; Satisfiable: the upper bound is not in the range.
(declare-const i Int)
(declare-const j Int)
(assert (not (= (List.rev (List.range i j)) (List.map (lambda ((v Int)) (- (+ i j) v)) (List.range i j)))))
(check-sat)
