; Sums of two bounded elements.
; EXPECT: sat
; EXPECT: unsat
(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= 0 x 5))) true l))
(push)
(assert (= (List.fold + 0 l) 10))
(check-sat)
(pop)
(assert (= (List.fold + 0 l) 11))
(check-sat)
