; EXPECT: unsat
; What occurs in the second list only is found behind the first.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const x E)
(assert (not (List.contains x l)))
(assert (List.contains x m))
(assert (not (= (List.index_of x (List.append l m)) (+ (List.len l) (List.index_of x m)))))
(check-sat)
