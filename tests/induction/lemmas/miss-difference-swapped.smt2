; EXPECT: sat
; A difference is not symmetric.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.filter (lambda ((v Int)) (not (List.contains v m))) l) (List.filter (lambda ((v Int)) (not (List.contains v l))) m))))
(check-sat)
