; A million elements, each equal to its index.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.last l 0) 999999)
; EXPECT:  ((List.nth l 1000 0) 1000))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.foldi (lambda ((i Int) (ok Bool) (x Int)) (and ok (= x i))) true l))
(check-sat)
(get-value ((List.last l 0) (List.nth l 1000 0)))
