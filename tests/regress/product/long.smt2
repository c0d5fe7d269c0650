; A million factors, all but a few of them 1.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.product l) 6))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((x Int)) (>= x 1)) l))
(assert (= (List.product l) 6))
(check-sat)
(get-value ((List.product l)))
