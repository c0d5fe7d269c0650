; EXPECT: sat
; To take away a difference is something else.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const k (List Int))
(assert (not (= (List.filter (lambda ((v Int)) (not (List.contains v (List.filter (lambda ((v Int)) (not (List.contains v k))) m)))) l) (List.filter (lambda ((v Int)) (not (List.contains v k))) (List.filter (lambda ((v Int)) (not (List.contains v m))) l)))))
(check-sat)
