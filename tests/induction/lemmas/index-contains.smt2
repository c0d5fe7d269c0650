; EXPECT: unsat
; Index contains.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.contains x l) (>= (List.index_of x l) 0))))
(check-sat)
