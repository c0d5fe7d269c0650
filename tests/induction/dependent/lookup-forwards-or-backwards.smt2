; EXPECT: unsat
; With distinct numbers, the first price is the last.
(set-logic ALL)

(declare-datatype Price ((price (id Int) (cents Int))))
(declare-const prices (List Price))
(define-fun price-of ((i Int)) Int (List.fold (lambda ((known Int) (p Price)) (ite (= (id p) i) (cents p) known)) 0 prices))
(declare-const i Int)
(assert (List.distinct (List.map (lambda ((p Price)) (id p)) prices)))
(assert (distinct (price-of i) (cents (List.find (lambda ((p Price)) (= (id p) i)) prices (price i 0)))))

(check-sat)
