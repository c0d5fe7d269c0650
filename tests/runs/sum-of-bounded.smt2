; A large sum of small elements, with nothing said of the length.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= 0 x 5))) true l))
(assert (= (List.fold + 0 l) 1000003))
(check-sat)
