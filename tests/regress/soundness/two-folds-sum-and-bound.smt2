; Two folds over one list share their elements: four elements of at most one cannot have the sum five.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(assert (= (List.fold + 0 l) 5))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= x 1))) true l))
(push)
(assert (<= (List.len l) 4))
(check-sat)
(pop)
(assert (<= (List.len l) 5))
(check-sat)
