; EXPECT: sat
; Satisfiable: with a rate of more than that it is not.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun nets ((i Invoice)) Int (List.sum (List.map net (items i))))
(define-fun gross ((i Invoice)) Int (List.fold (lambda ((s Int) (x Item)) (+ s (net x) (tax x))) 0 (items i)))
(define-fun every-item ((p (-> Item Bool))) Bool
  (List.forall (lambda ((i Invoice)) (List.forall (lambda ((x Item)) (p x)) (items i))) invoices))
(assert (every-item (lambda ((x Item)) (<= (tax x) (+ (net x) 1)))))
(assert (List.exists (lambda ((i Invoice)) (> (gross i) (* 2 (nets i)))) invoices))

(check-sat)
