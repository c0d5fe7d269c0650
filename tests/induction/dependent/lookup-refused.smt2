; EXPECT: unsat
; Two lists of prices, the second of which says what is new: who is in neither has no price.
(set-logic ALL)

(declare-datatype Price ((price (id Int) (cents Int))))
(declare-const prices (List Price))
(declare-const news (List Price))
(declare-const i Int)
(define-fun price-of ((i Int)) Int (List.fold (lambda ((known Int) (p Price)) (ite (= (id p) i) (cents p) known)) (- 1) (List.append prices news)))
(assert (List.forall (lambda ((p Price)) (<= 0 (cents p))) prices))
(assert (List.forall (lambda ((p Price)) (<= 0 (cents p))) news))
(assert (xor (= (price-of i) (- 1)) (not (List.exists (lambda ((p Price)) (= (id p) i)) (List.append news prices)))))

(check-sat)
