; A third of nearly a million.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.count (lambda ((x Int)) (not (positive x))) l) 666667))
(set-option :compact-models true)
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= (List.len l) 1000000))
(assert (= (List.count positive l) 333333))
(assert (= (List.sum l) 0))
(check-sat)
(get-value ((List.count (lambda ((x Int)) (not (positive x))) l)))
