; Of a million elements none is left.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.is_empty l) false)
; EXPECT:  ((List.sum l) 1000000))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.is_empty (List.filter (lambda ((x Int)) (distinct x 1)) l)))
(check-sat)
(get-value ((List.is_empty l) (List.sum l)))
