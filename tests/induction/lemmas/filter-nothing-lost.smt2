; EXPECT: unsat
; A filter as long as the list is the list.
(declare-const a (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun small ((v Int)) Bool (< v 5))
(assert (= (List.len (List.filter positive a)) (List.len a)))
(assert (not (= (List.filter positive a) a)))
(check-sat)
