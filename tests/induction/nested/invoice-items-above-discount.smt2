; EXPECT: unsat
; If every item costs at least the discount, and there is one, the invoice does.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun nets ((i Invoice)) Int (List.sum (List.map net (items i))))
(assert (List.forall (lambda ((i Invoice)) (and (>= (discount i) 0) (not (List.is_empty (items i))) (List.forall (lambda ((x Item)) (>= (net x) (discount i))) (items i)))) invoices))
(assert (List.exists (lambda ((i Invoice)) (< (nets i) (discount i))) invoices))

(check-sat)
