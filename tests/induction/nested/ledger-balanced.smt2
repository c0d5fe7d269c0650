; EXPECT: unsat
; If every booking is balanced, so is the ledger, entry by entry.
(set-logic ALL)

(declare-datatype Entry ((debit (taken Int)) (credit (given Int))))
(declare-datatype Booking ((booking (day Int) (entries (List Entry)))))
(declare-const ledger (List Booking))
(define-fun signed ((e Entry)) Int (ite ((_ is debit) e) (taken e) (- (given e))))
(assert (List.forall (lambda ((b Booking)) (= (List.sum (List.map signed (entries b))) 0)) ledger))
(assert (distinct 0 (List.sum (List.map signed (List.concat_map entries ledger)))))

(check-sat)
