; A million elements below their index.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.last l 0) 999999))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((x Int)) (<= x 0)) (List.mapi (lambda ((i Int) (x Int)) (- x i)) l)))
(assert (= (List.last l 0) 999999))
(check-sat)
(get-value ((List.last l 0)))
