; A million times the same.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: ((n 1000000)
; EXPECT:  (x 7))
(set-option :compact-models true)
(declare-const l (List Int))
(declare-const n Int)
(declare-const x Int)
(assert (= (List.len l) 1000000))
(assert (= l (List.repeat n x)))
(assert (= (List.last l 0) 7))
(check-sat)
(get-value (n x))
