; Nothing is there.
; EXPECT: sat
; EXPECT: (((List.contains 3 (List.value Int ())) false))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.contains 3 (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (not (List.contains 3 l))))
(check-sat)
