; Nothing is left of nothing.
; EXPECT: sat
; EXPECT: (((List.filter positive (List.value Int ())) (List.value Int ())))
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(check-sat)
(get-value ((List.filter positive (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (= (List.len (List.filter positive l)) 0)))
(check-sat)
