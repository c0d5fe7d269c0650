; EXPECT: unsat
; A filter and its complement share out the length.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (+ (List.len (List.filter p (List.rev l))) (List.len (List.filter (lambda ((v E)) (not (p v))) l))) (List.len l))))
(check-sat)
