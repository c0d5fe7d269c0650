; A million digits with a given sum.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= 0 x 9))) true l))
(assert (= (List.len l) 1000000))
(assert (= (List.fold + 0 l) 4444444))
(check-sat)
