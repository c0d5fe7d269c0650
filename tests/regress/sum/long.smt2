; A million numbers that sum up to three.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.sum l) 3))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (= (List.sum l) 3))
(assert (List.forall (lambda ((x Int)) (distinct x 0)) l))
(check-sat)
(get-value ((List.sum l)))
