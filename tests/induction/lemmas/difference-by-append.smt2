; EXPECT: unsat
; To take away two lists is to take away one after the other.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const k (List Int))
(assert (not (= (List.filter (lambda ((v Int)) (not (List.contains v (List.append m k)))) l) (List.filter (lambda ((v Int)) (not (List.contains v k))) (List.filter (lambda ((v Int)) (not (List.contains v m))) l)))))
(check-sat)
