; EXPECT: unsat
; Count compl.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.len l) (+ (List.count positive l) (List.count (lambda ((v Int)) (not (positive v))) l)))))
(check-sat)
