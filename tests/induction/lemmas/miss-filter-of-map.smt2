; EXPECT: sat
; Satisfiable: the image may pass where the element does not.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun next ((v Int)) Int (+ v 1))
(assert (not (= (List.filter positive (List.map next l)) (List.map next (List.filter positive l)))))
(check-sat)
