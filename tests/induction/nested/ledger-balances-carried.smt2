; EXPECT: unsat
; Each month opens with the balance of the one before, and nothing is withdrawn: no balance is negative.
(set-logic ALL)

(declare-datatype Month ((month (opening Int) (bookings (List Int)))))
(declare-const ledger (List Month))
(define-fun balance ((m Month)) Int (+ (opening m) (List.sum (bookings m))))
(assert (List.forall2 (lambda ((m Month) (n Month)) (= (opening n) (balance m))) ledger (List.tail ledger)))
(assert (>= (List.head (List.map opening ledger) 0) 0))
(assert (List.forall (lambda ((m Month)) (List.forall (lambda ((x Int)) (>= x 0)) (bookings m))) ledger))
(assert (List.exists (lambda ((m Month)) (< (balance m) 0)) ledger))

(check-sat)
