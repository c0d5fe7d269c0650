; EXPECT: sat
; Satisfiable: there is one step less than elements.
(declare-const l (List Int))
(assert (List.forall2 < l (List.drop 1 l)))
(assert (< 0 (List.len l)))
(assert (not (<= (List.len l) (- (List.last l 0) (List.head l 0)))))
(check-sat)
