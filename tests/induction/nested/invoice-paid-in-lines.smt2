; EXPECT: unsat
; Instalments that equal the prices one by one have the same sum.
(set-logic ALL)

(declare-datatype Item ((item (price Int) (qty Int))))
(declare-datatype Invoice ((invoice (no Int) (items (List Item)) (rebate Int) (instalments (List Int)))))
(declare-const invoices (List Invoice))
(define-fun gross ((i Invoice)) Int (List.sum (List.map price (items i))))
(define-fun net ((i Invoice)) Int (- (gross i) (rebate i)))
(define-fun paid ((i Invoice)) Int (List.sum (instalments i)))
(assert (List.forall (lambda ((i Invoice)) (= (List.len (items i)) (List.len (instalments i)))) invoices))
(assert (List.forall (lambda ((i Invoice)) (List.forall2 (lambda ((x Item) (y Int)) (= (price x) y)) (items i) (instalments i))) invoices))
(assert (List.exists (lambda ((i Invoice)) (distinct (gross i) (paid i))) invoices))
(check-sat)
