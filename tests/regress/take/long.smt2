; The first half of a million elements is different from the rest.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.sum (List.take 600000 l)) 400000))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((x Int)) (= x 1)) (List.take 500000 l)))
(assert (= (List.sum l) 0))
(assert (List.forall (lambda ((x Int)) (= x (- 1))) (List.drop 500000 l)))
(check-sat)
(get-value ((List.sum (List.take 600000 l))))
