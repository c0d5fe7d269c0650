; EXPECT: unsat
; A prefix of a prefix is a prefix.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const r (List Int))
(assert (= l (List.take (List.len l) m)))
(assert (= m (List.take (List.len m) r)))
(assert (not (= l (List.take (List.len l) r))))
(check-sat)
