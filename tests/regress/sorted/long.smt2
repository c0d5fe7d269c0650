; A million numbers in order.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.sorted l) true))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.sorted l))
(assert (= (List.head l 0) 0))
(assert (= (List.last l 0) 999999))
(check-sat)
(get-value ((List.sorted l)))
