; EXPECT: unsat
; Instalments of at least ten make ten for each.
(set-logic ALL)

(declare-datatype Item ((item (quantity Int) (net Int) (tax Int))))
(declare-datatype Invoice ((invoice (discount Int) (items (List Item)) (payments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun paid ((i Invoice)) Int (List.sum (payments i)))
(assert (List.forall (lambda ((i Invoice)) (List.forall (lambda ((p Int)) (>= p 10)) (payments i))) invoices))
(assert (List.exists (lambda ((i Invoice)) (< (paid i) (* 10 (List.len (payments i))))) invoices))

(check-sat)
