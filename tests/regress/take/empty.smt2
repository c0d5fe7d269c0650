; Nothing can be taken.
; EXPECT: sat
; EXPECT: (((List.take 3 (List.value Int ())) (List.value Int ())))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.take 3 (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (= (List.len (List.take 3 l)) 0)))
(check-sat)
