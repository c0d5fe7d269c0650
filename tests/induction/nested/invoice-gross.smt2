; EXPECT: unsat
; Gross is net and tax.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun nets ((i Invoice)) Int (List.sum (List.map net (items i))))
(define-fun taxes ((i Invoice)) Int (List.sum (List.map tax (items i))))
(define-fun gross ((i Invoice)) Int (List.fold (lambda ((s Int) (x Item)) (+ s (net x) (tax x))) 0 (items i)))
(assert (distinct (List.sum (List.map gross invoices)) (+ (List.sum (List.map nets invoices)) (List.sum (List.map taxes invoices)))))

(check-sat)
