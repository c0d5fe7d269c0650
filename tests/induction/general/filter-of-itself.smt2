; EXPECT: unsat
; A list that is its own filter has nothing else.
(declare-sort E 0)
(declare-const a (List E))
(declare-fun p (E) Bool)
(assert (= (List.filter p a) a))
(assert (not (not (List.exists (lambda ((v E)) (not (p v))) a))))
(check-sat)
