; EXPECT: unsat
; Each item is there at least once, so there are at least as many pieces as items.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun every-item ((p (-> Item Bool))) Bool
  (List.forall (lambda ((i Invoice)) (List.forall (lambda ((x Item)) (p x)) (items i))) invoices))
(assert (every-item (lambda ((x Item)) (>= (quantity x) 1))))
(assert (< (List.sum (List.map (lambda ((i Invoice)) (List.sum (List.map quantity (items i)))) invoices)) (List.sum (List.map (lambda ((i Invoice)) (List.len (items i))) invoices))))

(check-sat)
