; Nothing is left of nothing.
; EXPECT: sat
; EXPECT: (((List.drop 3 (List.value Int ())) (List.value Int ())))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.drop 3 (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (= (List.len (List.drop (- 3) l)) 0)))
(check-sat)
