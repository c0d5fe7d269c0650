; EXPECT: sat
; A number that occurs twice is looked up once.
(set-logic ALL)

(declare-datatype Price ((price (id Int) (cents Int))))
(declare-const prices (List Price))
(define-fun price-of ((i Int)) Int (List.fold (lambda ((known Int) (p Price)) (ite (= (id p) i) (cents p) known)) 0 prices))
(assert (List.forall (lambda ((p Price)) (<= 1 (List.count (lambda ((q Price)) (= (id q) (id p))) prices) 2)) prices))
(assert (List.exists (lambda ((p Price)) (distinct (price-of (id p)) (cents p))) prices))

(check-sat)
