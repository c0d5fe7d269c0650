; EXPECT: unsat
; The order in which lists are taken away does not matter.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const k (List Int))
(assert (not (= (List.filter (lambda ((v Int)) (not (List.contains v k))) (List.filter (lambda ((v Int)) (not (List.contains v m))) l)) (List.filter (lambda ((v Int)) (not (List.contains v m))) (List.filter (lambda ((v Int)) (not (List.contains v k))) l)))))
(check-sat)
