; EXPECT: unsat
; Each booking is made later than the one before: no two on one day.
(set-logic ALL)

(declare-datatype Booking ((booking (day Int) (entries (List Int)))))
(declare-const ledger (List Booking))
(assert (List.forall2 (lambda ((s Booking) (t Booking)) (< (day s) (day t))) ledger (List.tail ledger)))
(assert (not (List.distinct (List.map day ledger))))

(check-sat)
