; EXPECT: unsat
; Counts of both parts add up.
(declare-const l (List Int))
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.count positive l) (+ (List.count positive (List.take n l)) (List.count positive (List.drop n l))))))
(check-sat)
