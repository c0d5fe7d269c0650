; EXPECT: unsat
; The first that passes from the right is the last.
(declare-const l (List Int))
(declare-const d Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.find positive (List.rev l) d) (List.last (List.filter positive l) d))))
(check-sat)
