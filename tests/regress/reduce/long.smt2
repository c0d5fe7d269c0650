; A million elements, the first of them by far the greatest.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.reduce - l 0) 7)
; EXPECT:  ((List.head l 0) 1000006))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((x Int)) (= x 1)) (List.tail l)))
(assert (= (List.reduce - l 0) 7))
(check-sat)
(get-value ((List.reduce - l 0) (List.head l 0)))
