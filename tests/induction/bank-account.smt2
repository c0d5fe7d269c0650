; EXPECT: unsat
; Withdrawals beyond the balance are refused, but the balance becomes negative.
(set-logic ALL)

(declare-datatype Order ((deposit (amount Int)) (withdrawal (sum Int))))
(declare-const orders (List Order))
(define-fun balance () Int
  (List.fold
    (lambda ((acc Int) (o Order))
      (match o
        (((deposit d) (ite (> d 0) (+ acc d) acc))
         ((withdrawal w) (ite (and (> w 0) (<= w acc)) (- acc w) acc)))))
    0 orders))
(assert (< balance 0))

(check-sat)
