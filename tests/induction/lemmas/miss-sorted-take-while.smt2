; EXPECT: sat
; Satisfiable: large elements come last, where take_while does not get.
(declare-const l (List Int))
(declare-const x Int)
(assert (List.sorted l))
(assert (not (= (List.take_while (lambda ((v Int)) (> v x)) l) (List.filter (lambda ((v Int)) (> v x)) l))))
(check-sat)
