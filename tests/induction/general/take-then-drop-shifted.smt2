; EXPECT: unsat
; The same, where the count is one of elements from the end.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (not (= (List.append (List.take (- (List.len l) n) l) (List.drop (- (List.len l) n) l)) l)))
(check-sat)
