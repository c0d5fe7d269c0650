; EXPECT: unsat
; If each item has its payment, and each payment its amount, the invoice is paid.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun nets ((i Invoice)) Int (List.sum (List.map net (items i))))
(define-fun paid ((i Invoice)) Int (List.sum (payments i)))
(assert (List.forall (lambda ((i Invoice)) (and (= (List.len (items i)) (List.len (payments i))) (List.forall2 (lambda ((x Item) (p Int)) (= p (net x))) (items i) (payments i)))) invoices))
(assert (List.exists (lambda ((i Invoice)) (distinct (paid i) (nets i))) invoices))

(check-sat)
