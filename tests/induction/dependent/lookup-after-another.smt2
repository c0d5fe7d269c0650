; EXPECT: unsat
; A price that is added does not change what others cost.
(set-logic ALL)

(declare-datatype Price ((price (id Int) (cents Int))))
(declare-const prices (List Price))
(define-fun price-of ((i Int)) Int (List.fold (lambda ((known Int) (p Price)) (ite (= (id p) i) (cents p) known)) 0 prices))
(declare-const p Price)
(declare-const i Int)
(define-fun price-after ((i Int)) Int (List.fold (lambda ((known Int) (p Price)) (ite (= (id p) i) (cents p) known)) 0 (List.snoc prices p)))
(assert (distinct i (id p)))
(assert (distinct (price-after i) (price-of i)))

(check-sat)
