; EXPECT: unsat
; A discount of at most the net amount leaves nothing negative.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun nets ((i Invoice)) Int (List.sum (List.map net (items i))))
(assert (List.forall (lambda ((i Invoice)) (<= (discount i) (nets i))) invoices))
(assert (< (List.sum (List.map (lambda ((i Invoice)) (- (nets i) (discount i))) invoices)) 0))

(check-sat)
