; A basket: the total is the sum of quantities times prices.
; EXPECT: sat
; EXPECT: unsat
(declare-datatype Item ((item (price Int) (count Int))))
(declare-const basket (List Item))
(define-const total Int
  (List.fold (lambda ((acc Int) (i Item)) (+ acc (* (price i) (count i)))) 0 basket))
(assert (<= (List.len basket) 2))
(assert (List.fold (lambda ((ok Bool) (i Item)) (and ok (or (= (price i) 3) (= (price i) 5)) (<= 0 (count i) 1))) true basket))
(push)
(assert (= total 8))
(check-sat)
(pop)
(assert (= total 7))
(check-sat)
