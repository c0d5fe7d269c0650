; EXPECT: sat
; Satisfiable: gross is not net alone.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun nets ((i Invoice)) Int (List.sum (List.map net (items i))))
(define-fun gross ((i Invoice)) Int (List.fold (lambda ((s Int) (x Item)) (+ s (net x) (tax x))) 0 (items i)))
(assert (distinct (List.sum (List.map gross invoices)) (List.sum (List.map nets invoices))))

(check-sat)
