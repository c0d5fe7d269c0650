; An element in the middle of a million.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.nth l 700000 0) 5)
; EXPECT:  ((List.nth l 7 0) 0))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (= (List.nth l 700000 0) 5))
(assert (= (List.sum l) 5))
(assert (List.forall (lambda ((x Int)) (>= x 0)) l))
(check-sat)
(get-value ((List.nth l 700000 0) (List.nth l 7 0)))
