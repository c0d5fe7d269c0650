; What is found is the head of what passes, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(declare-const d Int)
(assert (not (= (List.find positive l d) (List.head (List.filter positive l) d))))
(check-sat)
