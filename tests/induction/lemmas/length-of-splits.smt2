; EXPECT: unsat
; A filter and its complement share out the length.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (+ (List.len (List.filter positive (List.rev l))) (List.len (List.filter (lambda ((v Int)) (not (positive v))) l))) (List.len l))))
(check-sat)
