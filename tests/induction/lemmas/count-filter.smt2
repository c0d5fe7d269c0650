; EXPECT: unsat
; Count filter.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.count positive l) (List.len (List.filter positive l)))))
(check-sat)
