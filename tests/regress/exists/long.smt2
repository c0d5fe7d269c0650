; One of a million elements is different.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.count (lambda ((x Int)) (= x 5)) l) 1))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.exists (lambda ((x Int)) (= x 5)) l))
(assert (= (List.sum l) 5))
(assert (List.forall (lambda ((x Int)) (>= x 0)) l))
(check-sat)
(get-value ((List.count (lambda ((x Int)) (= x 5)) l)))
