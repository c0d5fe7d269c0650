; EXPECT: unsat
; Elements are in common or in the difference.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (not (= (+ (List.len (List.filter (lambda ((v E)) (List.contains v m)) l)) (List.len (List.filter (lambda ((v E)) (not (List.contains v m))) l))) (List.len l))))
(check-sat)
