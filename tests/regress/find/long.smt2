; The first positive element of a million.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.find positive l 0) 6))
(set-option :compact-models true)
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= (List.len l) 1000000))
(assert (= (List.find positive l 0) 6))
(assert (= (List.sum l) 6))
(assert (= (List.last l 0) (- 4)))
(check-sat)
(get-value ((List.find positive l 0)))
