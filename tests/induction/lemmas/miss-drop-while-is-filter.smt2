; EXPECT: sat
; Satisfiable: what passes may come later.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.drop_while positive l) (List.filter (lambda ((v Int)) (not (positive v))) l))))
(check-sat)
