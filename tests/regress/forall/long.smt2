; A million positive numbers.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.forall positive l) true))
(set-option :compact-models true)
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= (List.len l) 1000000))
(assert (List.forall positive l))
(assert (= (List.sum l) 1000003))
(check-sat)
(get-value ((List.forall positive l)))
