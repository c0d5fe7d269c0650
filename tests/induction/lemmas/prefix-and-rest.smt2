; EXPECT: unsat
; A prefix with the rest is the list.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= l (List.take (List.len l) m)))
(assert (not (= (List.append l (List.drop (List.len l) m)) m)))
(check-sat)
