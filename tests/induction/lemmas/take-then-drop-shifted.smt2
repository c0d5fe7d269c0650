; EXPECT: unsat
; The same, where the count is one of elements from the end.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.append (List.take (- (List.len l) n) l) (List.drop (- (List.len l) n) l)) l)))
(check-sat)
