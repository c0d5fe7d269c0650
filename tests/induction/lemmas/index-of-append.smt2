; EXPECT: unsat
; What occurs in the first list is found there.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const x Int)
(assert (List.contains x l))
(assert (not (= (List.index_of x (List.append l m)) (List.index_of x l))))
(check-sat)
