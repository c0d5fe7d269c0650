; EXPECT: unsat
; An elevator between floors 0 and 10 leaves the house.
(set-logic ALL)

(declare-const moves (List Int))
(define-fun floor () Int
  (List.fold
    (lambda ((f Int) (m Int)) (ite (and (> m 0) (< f 10)) (+ f 1) (ite (and (< m 0) (> f 0)) (- f 1) f)))
    0 moves))
(assert (or (< floor 0) (> floor 10)))

(check-sat)
