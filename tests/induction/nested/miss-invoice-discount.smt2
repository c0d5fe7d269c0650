; EXPECT: sat
; Satisfiable: at most the gross amount is not enough.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun nets ((i Invoice)) Int (List.sum (List.map net (items i))))
(define-fun gross ((i Invoice)) Int (List.fold (lambda ((s Int) (x Item)) (+ s (net x) (tax x))) 0 (items i)))
(assert (List.forall (lambda ((i Invoice)) (<= (discount i) (gross i))) invoices))
(assert (< (List.sum (List.map (lambda ((i Invoice)) (- (nets i) (discount i))) invoices)) 0))

(check-sat)
