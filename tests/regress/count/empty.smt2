; Nothing to count.
; EXPECT: sat
; EXPECT: (((List.count positive (List.value Int ())) 0))
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(check-sat)
(get-value ((List.count positive (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (= (List.count positive l) 0)))
(check-sat)
