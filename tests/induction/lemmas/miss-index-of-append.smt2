; EXPECT: sat
; Satisfiable: what does not occur in the first list may occur in the second.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const x Int)
(assert (not (= (List.index_of x (List.append l m)) (List.index_of x l))))
(check-sat)
