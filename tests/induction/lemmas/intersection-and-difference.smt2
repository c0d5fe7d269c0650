; EXPECT: unsat
; Elements are in common or in the difference.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (+ (List.len (List.filter (lambda ((v Int)) (List.contains v m)) l)) (List.len (List.filter (lambda ((v Int)) (not (List.contains v m))) l))) (List.len l))))
(check-sat)
