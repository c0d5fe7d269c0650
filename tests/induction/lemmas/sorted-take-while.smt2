; EXPECT: unsat
; Below a bound, take_while takes of a sorted list what filter does.
(declare-const l (List Int))
(declare-const x Int)
(assert (List.sorted l))
(assert (not (= (List.take_while (lambda ((v Int)) (< v x)) l) (List.filter (lambda ((v Int)) (< v x)) l))))
(check-sat)
