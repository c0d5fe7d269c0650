; The default.
; EXPECT: sat
; EXPECT: (((List.find positive (List.value Int ()) 5) 5))
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(check-sat)
(get-value ((List.find positive (List.value Int ()) 5)))
(assert (= (List.len l) 0))
(assert (not (= (List.find positive l 5) 5)))
(check-sat)
