; EXPECT: unsat
; A list contains what one of its elements equals.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (not (= (List.contains x l) (List.exists (lambda ((v E)) (= v x)) l))))
(check-sat)
