; EXPECT: sat
; Satisfiable: of the first n elements fewer may pass.
(declare-const l (List Int))
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (<= 0 n))
(assert (not (= (List.filter positive (List.take n l)) (List.take n (List.filter positive l)))))
(check-sat)
