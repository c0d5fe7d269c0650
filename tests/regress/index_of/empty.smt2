; It is nowhere.
; EXPECT: sat
; EXPECT: (((List.index_of 3 (List.value Int ())) (- 1)))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.index_of 3 (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (= (List.index_of 3 l) (- 1))))
(check-sat)
