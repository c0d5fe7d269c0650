; EXPECT: sat
; Satisfiable: elements that pass may come later.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.take_while positive l) (List.filter positive l))))
(check-sat)
