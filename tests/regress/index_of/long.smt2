; The first 7 stands in the middle of a million elements.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.nth l 500000 0) 7))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (= (List.index_of 7 l) 500000))
(assert (= (List.sum l) 7))
(check-sat)
(get-value ((List.nth l 500000 0)))
