; EXPECT: sat
; Satisfiable: there may be no item.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun nets ((i Invoice)) Int (List.sum (List.map net (items i))))
(assert (List.forall (lambda ((i Invoice)) (and (>= (discount i) 0) (List.forall (lambda ((x Item)) (>= (net x) (discount i))) (items i)))) invoices))
(assert (List.exists (lambda ((i Invoice)) (< (nets i) (discount i))) invoices))

(check-sat)
