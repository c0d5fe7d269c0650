; EXPECT: unsat
; What is dropped of two lists comes of the first one first.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const n Int)
(assert (not (= (List.drop n (List.append l m)) (List.append (List.drop n l) (List.drop (- n (List.len l)) m)))))
(check-sat)
