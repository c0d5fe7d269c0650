; Test-case generation: inputs that reach every branch of a function on records.
;
; The function under test computes the price of an order: lines with an optional discount in percent, free shipping from
; 100 on. A good test suite has inputs for each branch; assumptions select the branch, the model is the input.
;
; Answer: every branch can be reached but the last: a discount above 50 is refused, so the price is never negative.

(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-datatype Line ((line (unit-price Int) (quantity Int) (discount (Option Int)))))

(define-fun valid ((x Line)) Bool
  (and (<= 1 (unit-price x) 40) (<= 1 (quantity x) 3)
    (match (discount x) ((none true) ((some percent) (<= 1 percent 50))))))
; In hundredths, so that percentages stay integers.
(define-fun line-price ((x Line)) Int
  (* (* (unit-price x) (quantity x))
    (match (discount x) ((none 100) ((some percent) (- 100 percent))))))
(define-fun goods ((order (List Line))) Int (List.sum (List.map line-price order)))
(define-fun shipping ((order (List Line))) Int (ite (>= (goods order) 10000) 0 500))
(define-fun discounted ((order (List Line))) Bool
  (List.exists (lambda ((x Line)) ((_ is some) (discount x))) order))

(declare-const order (List Line))
(assert (not (List.is_empty order)))
(assert (List.forall valid order))

(declare-const free-shipping Bool)
(declare-const with-discount Bool)
(declare-const free-by-one-cent Bool)
(declare-const negative Bool)
(assert (= free-shipping (= (shipping order) 0)))
(assert (= with-discount (discounted order)))
(assert (= free-by-one-cent (= (goods order) 10000)))
(assert (= negative (< (+ (goods order) (shipping order)) 0)))

(check-sat-assuming (free-shipping (not with-discount)))
; expect: sat
(get-value (order))
; expect: a value
(check-sat-assuming ((not free-shipping) with-discount))
; expect: sat
(get-value (order))
; expect: a value
(check-sat-assuming (free-by-one-cent with-discount))
; expect: sat
(get-value (order))
; expect: a value
(check-sat-assuming (negative))
; expect: unsat
