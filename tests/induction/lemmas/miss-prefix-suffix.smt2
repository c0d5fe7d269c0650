; EXPECT: sat
; Satisfiable: what begins a list need not end it.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= l (List.take (List.len l) m)))
(assert (not (= l (List.drop (- (List.len m) (List.len l)) m))))
(check-sat)
