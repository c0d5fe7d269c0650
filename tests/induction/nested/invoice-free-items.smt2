; EXPECT: unsat
; Items without a piece cost nothing, so leaving them out changes no amount.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun nets ((i Invoice)) Int (List.sum (List.map net (items i))))
(define-fun every-item ((p (-> Item Bool))) Bool
  (List.forall (lambda ((i Invoice)) (List.forall (lambda ((x Item)) (p x)) (items i))) invoices))
(assert (every-item (lambda ((x Item)) (=> (<= (quantity x) 0) (= (net x) 0)))))
(assert (List.exists (lambda ((i Invoice)) (distinct (List.sum (List.map net (List.filter (lambda ((x Item)) (> (quantity x) 0)) (items i)))) (nets i))) invoices))

(check-sat)
