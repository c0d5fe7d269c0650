; EXPECT: unsat
; Every element passes or does not.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.len l) (+ (List.count p l) (List.count (lambda ((v E)) (not (p v))) l)))))
(check-sat)
