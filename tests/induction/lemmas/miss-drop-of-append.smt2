; EXPECT: sat
; Satisfiable: the second list may be dropped from as well.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const n Int)
(assert (not (= (List.drop n (List.append l m)) (List.append (List.drop n l) m))))
(check-sat)
