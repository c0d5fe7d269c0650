; A million elements, half of which pass.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.len (List.filter positive l)) 500000))
(set-option :compact-models true)
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= (List.len l) 1000000))
(assert (= (List.len (List.filter positive l)) 500000))
(assert (= (List.sum (List.filter positive l)) 500001))
(assert (List.forall (lambda ((x Int)) (<= (- 1) x 2)) l))
(check-sat)
(get-value ((List.len (List.filter positive l))))
