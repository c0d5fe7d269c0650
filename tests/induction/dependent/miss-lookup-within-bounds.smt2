; EXPECT: sat
; An article without a price costs nothing.
(set-logic ALL)

(declare-datatype Price ((price (id Int) (cents Int))))
(declare-const prices (List Price))
(declare-datatype Item ((item (article Int) (amount Int))))
(declare-const items (List Item))
(define-fun price-of ((i Int)) Int (List.fold (lambda ((known Int) (p Price)) (ite (= (id p) i) (cents p) known)) 0 prices))
(assert (List.forall (lambda ((p Price)) (<= 10 (cents p) 20)) prices))
(define-fun total () Int (List.sum (List.map (lambda ((i Item)) (price-of (article i))) items)))
(assert (not (<= (* 10 (List.len items)) total (* 20 (List.len items)))))

(check-sat)
