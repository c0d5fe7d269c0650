; EXPECT: unsat
; A prefix is no longer than the list.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= l (List.take (List.len l) m)))
(assert (not (<= (List.len l) (List.len m))))
(check-sat)
