; One of a million elements is replaced.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.nth (List.update 5 7 l) 5 0) 7)
; EXPECT:  ((List.sum (List.update 5 7 l)) 7))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((x Int)) (>= x 0)) l))
(assert (= (List.sum (List.update 5 7 l)) 7))
(check-sat)
(get-value ((List.nth (List.update 5 7 l) 5 0) (List.sum (List.update 5 7 l))))
