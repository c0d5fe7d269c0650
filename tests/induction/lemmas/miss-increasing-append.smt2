; EXPECT: sat
; Satisfiable: the second list may begin below the end of the first.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.forall2 < l (List.drop 1 l)))
(assert (List.forall2 < m (List.drop 1 m)))
(assert (not (List.forall2 < (List.append l m) (List.drop 1 (List.append l m)))))
(check-sat)
