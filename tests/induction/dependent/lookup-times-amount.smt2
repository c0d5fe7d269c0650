; EXPECT: unsat
; No amount times no price is negative.
(set-logic ALL)

(declare-datatype Price ((price (id Int) (cents Int))))
(declare-const prices (List Price))
(declare-datatype Item ((item (article Int) (amount Int))))
(declare-const items (List Item))
(define-fun price-of ((i Int)) Int (List.fold (lambda ((known Int) (p Price)) (ite (= (id p) i) (cents p) known)) 0 prices))
(assert (List.forall (lambda ((p Price)) (<= 0 (cents p))) prices))
(assert (List.forall (lambda ((i Item)) (<= 0 (amount i))) items))
(assert (< (List.sum (List.map (lambda ((i Item)) (* (amount i) (price-of (article i)))) items)) 0))

(check-sat)
