; EXPECT: unsat
; A walk of single steps is higher than the number of steps up.
(set-logic ALL)

(declare-const ups (List Bool))
(define-fun height () Int (List.fold (lambda ((h Int) (up Bool)) (ite up (+ h 1) (- h 1))) 0 ups))
(define-fun steps () Int (List.fold (lambda ((n Int) (up Bool)) (ite up (+ n 1) n)) 0 ups))
(assert (> height steps))

(check-sat)
