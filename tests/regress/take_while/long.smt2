; A positive prefix of 999999 elements.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.sum (List.take_while positive l)) 999999))
(set-option :compact-models true)
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= (List.len l) 1000000))
(assert (= (List.len (List.take_while positive l)) 999999))
(assert (= (List.sum l) 999998))
(assert (= (List.last l 0) (- 1)))
(check-sat)
(get-value ((List.sum (List.take_while positive l))))
