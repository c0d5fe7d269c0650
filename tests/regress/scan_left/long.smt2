; A million steps within bounds.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.len (List.scan_left + 0 l)) 1000001))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((s Int)) (<= 0 s 5)) (List.scan_left + 0 l)))
(assert (List.forall (lambda ((x Int)) (distinct x 0)) l))
(check-sat)
(get-value ((List.len (List.scan_left + 0 l))))
