; Something exists in a filtered list exactly if it exists and passes.
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (<= (List.len l) 3) (= (List.exists (lambda ((x Int)) (< x 7)) (List.filter positive l)) (List.exists (lambda ((x Int)) (< 0 x 7)) l)))))
(check-sat)
