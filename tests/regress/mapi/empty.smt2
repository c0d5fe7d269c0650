; There is no index 0.
; EXPECT: sat
; EXPECT: (((List.mapi + (List.value Int ())) (List.value Int ())))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.mapi + (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (= (List.sum (List.mapi + l)) 0)))
(check-sat)
