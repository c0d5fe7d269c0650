; EXPECT: unsat
; A list that is equal to one of two others has the fold of one of them.
(declare-sort E 0)
(declare-sort A 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const c (List E))
(declare-const z A)
(declare-fun step (A E) A)
(assert (= (List.len a) (List.len b) (List.len c)))
(assert (or (= a b) (= a c)))
(assert (not (or (= (List.fold step z a) (List.fold step z b)) (= (List.fold step z a) (List.fold step z c)))))
(check-sat)
