; The head of a million elements.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.head l 0) 4))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (= (List.head l 0) 4))
(assert (= (List.sum l) 3))
(check-sat)
(get-value ((List.head l 0)))
