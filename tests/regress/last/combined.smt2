; The last element that passes.
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (and (<= (List.len l) 3) (positive (List.last l 0))) (= (List.last (List.filter positive l) 0) (List.last l 0)))))
(check-sat)
