; EXPECT: sat
; Satisfiable: the last element is missing.
(declare-const l (List Int))
(declare-const n Int)
(assert (>= n (- (List.len l) 1)))
(assert (not (= (List.take n l) l)))
(check-sat)
