; EXPECT: unsat
; The element at which take_while ends does not pass.
(declare-const l (List Int))
(declare-const d Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.exists (lambda ((v Int)) (not (positive v))) l))
(assert (not (not (positive (List.nth l (List.len (List.take_while positive l)) d)))))
(check-sat)
