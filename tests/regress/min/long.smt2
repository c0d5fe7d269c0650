; The least of a million numbers.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.min l 0) (- 3)))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (= (List.min l 0) (- 3)))
(assert (= (List.sum l) 5))
(check-sat)
(get-value ((List.min l 0)))
