; EXPECT: sat
; Satisfiable: two palindromes do not make one.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= l (List.rev l)))
(assert (= m (List.rev m)))
(assert (not (= (List.append l m) (List.rev (List.append l m)))))
(check-sat)
