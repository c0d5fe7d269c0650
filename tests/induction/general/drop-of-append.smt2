; EXPECT: unsat
; What is dropped of two lists comes of the first one first.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const n Int)
(assert (not (= (List.drop n (List.append l m)) (List.append (List.drop n l) (List.drop (- n (List.len l)) m)))))
(check-sat)
