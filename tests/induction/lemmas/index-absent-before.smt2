; EXPECT: unsat
; An element does not occur before its index.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (not (List.contains x (List.take (List.index_of x l) l)))))
(check-sat)
