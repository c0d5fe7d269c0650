; Folds over a list and over its image share elements, too.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(assert (<= (List.len l) 2))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (> x 0))) true l))
(push)
(assert (> (List.fold + 0 (List.map - l)) 0))
(check-sat)
(pop)
(assert (= (List.fold + 0 (List.map - l)) (- 7)))
(check-sat)
