; A pair of lists is compared as a whole.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.sum l) 2)
; EXPECT:  ((List.len l) 2))
(declare-const l (List Int))
(declare-const p (Tuple (List Int) (List Int)))
(assert (= p (List.partition (lambda ((x Int)) (> x 0)) l)))
(assert (= p (tuple (List.value Int (3)) (List.value Int ((- 1))))))
(check-sat)
(get-value ((List.sum l) (List.len l)))
