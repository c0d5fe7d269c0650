; The least number so far bounds the numbers of the next list.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(define-fun above ((floor Int) (x (List Int))) Int (List.fold (lambda ((best Int) (y Int)) (ite (> y best) y best)) floor x))
(assert (< (List.fold above 0 l) 0))
(check-sat)
