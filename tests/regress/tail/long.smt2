; A million elements: all but the first are ones.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.head l 0) 5))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((x Int)) (= x 1)) (List.tail l)))
(assert (= (List.sum l) 1000004))
(check-sat)
(get-value ((List.head l 0)))
