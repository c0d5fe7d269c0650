; EXPECT: unsat
; Without its first part a list is its second part.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.drop (List.len l) (List.append l m)) m)))
(check-sat)
