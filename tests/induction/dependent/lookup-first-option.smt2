; EXPECT: unsat
; The first price with a number, as an option: if there is one, it is one of the prices.
(set-logic ALL)

(declare-datatype Price ((price (id Int) (cents Int))))
(declare-const prices (List Price))
(declare-datatypes ((Option 1)) ((par (T) ((none) (some (value T))))))
(define-fun price-of ((i Int)) (Option Int)
  (List.fold
    (lambda ((known (Option Int)) (p Price))
      (match known ((none (ite (= (id p) i) (some (cents p)) (as none (Option Int)))) ((some v) known))))
    (as none (Option Int)) prices))
(declare-const i Int)
(assert (List.forall (lambda ((p Price)) (> (cents p) 3)) prices))
(assert (List.exists (lambda ((p Price)) (= (id p) i)) prices))
(assert (or ((_ is none) (price-of i)) (< (value (price-of i)) 4)))

(check-sat)
