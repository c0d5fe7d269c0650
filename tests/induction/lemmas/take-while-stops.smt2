; EXPECT: unsat
; take_while stops in a list of which something does not pass.
(declare-const l (List Int))
(declare-const m (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.exists (lambda ((v Int)) (not (positive v))) l))
(assert (not (= (List.take_while positive (List.append l m)) (List.take_while positive l))))
(check-sat)
