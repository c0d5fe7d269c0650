; EXPECT: sat
; Satisfiable: the other list may be the shorter one.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.forall2 = l m))
(assert (not (= l (List.take (List.len l) m))))
(check-sat)
