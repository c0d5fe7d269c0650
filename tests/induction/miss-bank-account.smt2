; EXPECT: not unsat
; Satisfiable: the balance can be exactly zero after a large deposit.
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
(assert (= balance 0))
(assert (> (List.len orders) 1))
(assert (List.fold (lambda ((f Bool) (o Order)) (or f (= o (deposit 1000)))) false orders))

(check-sat)
