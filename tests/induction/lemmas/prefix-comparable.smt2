; EXPECT: unsat
; Of two prefixes of a list one is a prefix of the other.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const r (List Int))
(assert (= l (List.take (List.len l) r)))
(assert (= m (List.take (List.len m) r)))
(assert (<= (List.len l) (List.len m)))
(assert (not (= l (List.take (List.len l) m))))
(check-sat)
