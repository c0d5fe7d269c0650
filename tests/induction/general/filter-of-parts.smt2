; EXPECT: unsat
; Filters of both parts make up the filter.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (not (= (List.append (List.filter p (List.take n l)) (List.filter p (List.drop n l))) (List.filter p l))))
(check-sat)
