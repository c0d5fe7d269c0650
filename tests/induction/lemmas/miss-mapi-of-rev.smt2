; EXPECT: sat
; Satisfiable: indices are not reversed.
(declare-const l (List Int))
(assert (not (= (List.mapi + (List.rev l)) (List.rev (List.mapi + l)))))
(check-sat)
