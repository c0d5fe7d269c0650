; EXPECT: sat
; Withdrawals may make a balance negative.
(set-logic ALL)

(declare-datatype Month ((month (opening Int) (bookings (List Int)))))
(declare-const ledger (List Month))
(define-fun balance ((m Month)) Int (+ (opening m) (List.sum (bookings m))))
(assert (List.forall2 (lambda ((m Month) (n Month)) (= (opening n) (balance m))) ledger (List.tail ledger)))
(assert (> (List.len ledger) 2))
(assert (List.exists (lambda ((m Month)) (< (balance m) 0)) ledger))

(check-sat)
