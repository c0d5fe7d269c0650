; EXPECT: sat
; Neighbours with other numbers are not enough.
(set-logic ALL)

(declare-datatype Price ((price (id Int) (cents Int))))
(declare-const prices (List Price))
(define-fun price-of ((i Int)) Int (List.fold (lambda ((known Int) (p Price)) (ite (= (id p) i) (cents p) known)) 0 prices))
(declare-const i Int)
(assert (List.forall2 (lambda ((p Price) (q Price)) (distinct (id p) (id q))) prices (List.drop 1 prices)))
(assert (distinct (price-of i) (cents (List.find (lambda ((p Price)) (= (id p) i)) prices (price i 0)))))

(check-sat)
