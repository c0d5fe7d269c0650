; EXPECT: unsat
; A filter of a beginning begins the filter.
(declare-const l (List Int))
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.filter positive (List.take n l)) (List.take (List.count positive (List.take n l)) (List.filter positive l)))))
(check-sat)
