; EXPECT: sat
; Satisfiable: with refunds it may.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun nets ((i Invoice)) Int (List.sum (List.map net (items i))))
(define-fun every-item ((p (-> Item Bool))) Bool
  (List.forall (lambda ((i Invoice)) (List.forall (lambda ((x Item)) (p x)) (items i))) invoices))
(assert (every-item (lambda ((x Item)) (>= (net x) (- 1)))))
(assert (List.exists (lambda ((i Invoice)) (> (List.max (List.map net (items i)) 0) (nets i))) invoices))

(check-sat)
