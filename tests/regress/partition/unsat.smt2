; No element is lost.
; EXPECT: unsat
(declare-const l (List Int))
(assert (<= (List.len l) 3))
(assert (match (List.partition (lambda ((x Int)) (> x 0)) l) (((tuple those others)
  (distinct (List.sum l) (+ (List.sum those) (List.sum others)))))))
(check-sat)
