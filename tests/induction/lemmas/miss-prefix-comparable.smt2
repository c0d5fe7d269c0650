; EXPECT: sat
; Satisfiable: the longer prefix is not one of the shorter.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const r (List Int))
(assert (= l (List.take (List.len l) r)))
(assert (= m (List.take (List.len m) r)))
(assert (not (= l (List.take (List.len l) m))))
(check-sat)
