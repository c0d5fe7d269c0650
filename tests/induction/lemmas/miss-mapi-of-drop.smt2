; EXPECT: sat
; Satisfiable: indices do not start behind what is dropped.
(declare-const l (List Int))
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.drop n (List.mapi + l)) (List.mapi + (List.drop n l)))))
(check-sat)
