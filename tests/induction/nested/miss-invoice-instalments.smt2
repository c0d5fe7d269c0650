; EXPECT: sat
; Satisfiable: one invoice may be overpaid.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun gross ((i Invoice)) Int (List.fold (lambda ((s Int) (x Item)) (+ s (net x) (tax x))) 0 (items i)))
(define-fun paid ((i Invoice)) Int (List.sum (payments i)))
(assert (List.exists (lambda ((i Invoice)) (<= (paid i) (gross i))) invoices))
(assert (> (List.sum (List.map paid invoices)) (List.sum (List.map gross invoices))))

(check-sat)
