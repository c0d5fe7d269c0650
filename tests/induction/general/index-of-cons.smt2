; EXPECT: unsat
; What differs from the first element is found one later.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const y E)
(assert (distinct x y))
(assert (List.contains x l))
(assert (not (= (List.index_of x (List.cons y l)) (+ 1 (List.index_of x l)))))
(check-sat)
