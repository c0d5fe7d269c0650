; EXPECT: sat
; It need not be the last.
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
(assert (= (id (List.last prices (price (+ i 1) 0))) i))
(assert (distinct (price-of i) (some (cents (List.last prices (price i 0))))))

(check-sat)
