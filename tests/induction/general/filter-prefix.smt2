; EXPECT: unsat
; A filter of a beginning begins the filter.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (not (= (List.filter p (List.take n l)) (List.take (List.count p (List.take n l)) (List.filter p l)))))
(check-sat)
