; EXPECT: unsat
; What occurs in the second list only is found behind the first.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const x Int)
(assert (not (List.contains x l)))
(assert (List.contains x m))
(assert (not (= (List.index_of x (List.append l m)) (+ (List.len l) (List.index_of x m)))))
(check-sat)
