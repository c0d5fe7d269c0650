; EXPECT: unsat
; Increasing integers grow by at least one each.
(declare-const l (List Int))
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (<= (- (List.len l) 1) (- (List.last l 0) (List.head l 0)))))
(check-sat)
