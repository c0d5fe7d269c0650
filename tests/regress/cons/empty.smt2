; A list of one element.
; EXPECT: sat
; EXPECT: (((List.cons 5 (List.value Int ())) (List.value Int (5))))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.cons 5 (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (= (List.sum (List.cons 5 l)) 5)))
(check-sat)
