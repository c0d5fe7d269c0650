; EXPECT: sat
; Satisfiable: the first is not the last.
(declare-const l (List Int))
(declare-const d Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.find positive (List.rev l) d) (List.find positive l d))))
(check-sat)
