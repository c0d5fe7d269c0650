; EXPECT: unsat
; A difference has nothing more to take away.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.filter (lambda ((v Int)) (not (List.contains v m))) (List.filter (lambda ((v Int)) (not (List.contains v m))) l)) (List.filter (lambda ((v Int)) (not (List.contains v m))) l))))
(check-sat)
