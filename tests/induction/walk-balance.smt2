; EXPECT: unsat
; The height of a walk is not the steps up less the steps down, where these are the others.
(set-logic ALL)

(declare-const ups (List Bool))
(define-fun height () Int (List.fold (lambda ((h Int) (up Bool)) (ite up (+ h 1) (- h 1))) 0 ups))
(define-fun steps () Int (List.fold (lambda ((n Int) (up Bool)) (ite up (+ n 1) n)) 0 ups))
(assert (not (= height (- (* 2 steps) (List.len ups)))))

(check-sat)
