; EXPECT: unsat
; What a filter contains is what passes and occurs.
(declare-const l (List Int))
(declare-const x Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.contains x (List.filter positive l)) (and (positive x) (List.contains x l)))))
(check-sat)
