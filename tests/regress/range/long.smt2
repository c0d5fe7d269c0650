; A list that is a range of a million numbers.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: ((n 10)
; EXPECT:  ((List.head l 0) 10)
; EXPECT:  ((List.last l 0) 1000009))
(set-option :compact-models true)
(declare-const l (List Int))
(declare-const n Int)
(assert (= (List.len l) 1000000))
(assert (= l (List.range n 1000010)))
(check-sat)
(get-value (n (List.head l 0) (List.last l 0)))
