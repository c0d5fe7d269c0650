; EXPECT: sat
; Satisfiable: that something passes does not stop it.
(declare-const l (List Int))
(declare-const m (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.exists positive l))
(assert (not (= (List.take_while positive (List.append l m)) (List.take_while positive l))))
(check-sat)
