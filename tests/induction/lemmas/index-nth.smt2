; EXPECT: unsat
; Index nth.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (=> (List.contains x l) (= (List.nth l (List.index_of x l) d) x))))
(check-sat)
