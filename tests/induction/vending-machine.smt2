; EXPECT: unsat
; A machine that gives change keeps more credit than a drink costs.
(set-logic ALL)

(declare-datatype Coin ((small) (middle) (large) (button)))
(declare-const price Int)
(declare-const coins (List Coin))
(define-fun credit () Int
  (List.fold
    (lambda ((c Int) (x Coin))
      (let ((d (match x ((small (+ c 1)) (middle (+ c 2)) (large (+ c 5)) (button (ite (>= c price) (- c price) c))))))
        (ite (> d 20) c d)))
    0 coins))
(assert (<= 1 price 20))
(assert (or (< credit 0) (> credit 20)))

(check-sat)
