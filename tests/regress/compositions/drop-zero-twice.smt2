; What holds at every bound must outlast the part of the query that is made anew for each bound.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const r (List Int))
(assert (= l m))
(assert (= m (List.drop 0 r)))
(assert (not (= l r)))
(assert (<= (List.len r) 2))
(check-sat)
