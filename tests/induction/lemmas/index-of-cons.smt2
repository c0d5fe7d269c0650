; EXPECT: unsat
; What differs from the first element is found one later.
(declare-const l (List Int))
(declare-const x Int)
(declare-const y Int)
(assert (distinct x y))
(assert (List.contains x l))
(assert (not (= (List.index_of x (List.cons y l)) (+ 1 (List.index_of x l)))))
(check-sat)
