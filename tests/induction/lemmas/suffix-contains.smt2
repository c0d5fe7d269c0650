; EXPECT: unsat
; What occurs in a suffix occurs.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const x Int)
(declare-const n Int)
(assert (= l (List.drop n m)))
(assert (List.contains x l))
(assert (not (List.contains x m)))
(check-sat)
