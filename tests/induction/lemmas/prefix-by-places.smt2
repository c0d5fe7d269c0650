; EXPECT: unsat
; A list that agrees at each of its places is a prefix.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.forall2 = l m))
(assert (<= (List.len l) (List.len m)))
(assert (not (= l (List.take (List.len l) m))))
(check-sat)
