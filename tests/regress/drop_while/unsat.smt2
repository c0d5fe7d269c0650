; Prefix and rest together have the sum of all, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (= (List.sum l) (+ (List.sum (List.take_while positive l)) (List.sum (List.drop_while positive l))))))
(check-sat)
