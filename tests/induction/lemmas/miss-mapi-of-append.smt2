; EXPECT: sat
; Satisfiable: indices do not start again.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.mapi + (List.append l m)) (List.append (List.mapi + l) (List.mapi + m)))))
(check-sat)
