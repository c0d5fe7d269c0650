; All but the first of a million elements are equal.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.head l 0) 2))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((x Int)) (= x 7)) (List.drop 1 l)))
(assert (= (List.sum l) 6999995))
(check-sat)
(get-value ((List.head l 0)))
