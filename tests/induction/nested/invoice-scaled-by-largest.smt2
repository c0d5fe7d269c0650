; EXPECT: unsat
; No item costs more than the largest one.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(assert (List.exists (lambda ((i Invoice)) (let ((largest (List.fold (lambda ((m Int) (x Item)) (ite (> (net x) m) (net x) m)) 0 (items i)))) (List.exists (lambda ((x Item)) (> (net x) largest)) (items i)))) invoices))

(check-sat)
