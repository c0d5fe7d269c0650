; Nothing is a prefix of nothing.
; EXPECT: sat
; EXPECT: (((List.take_while positive (List.value Int ())) (List.value Int ())))
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(check-sat)
(get-value ((List.take_while positive (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (= (List.len (List.take_while positive l)) 0)))
(check-sat)
