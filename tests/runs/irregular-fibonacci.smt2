; Each element is the sum of the two before it.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Pair ((pair (one Int) (two Int) (ok Bool))))
(declare-const l (List Int))
(define-fun final () Pair
  (List.fold (lambda ((p Pair) (x Int)) (pair (two p) x (and (ok p) (= x (+ (one p) (two p)))))) (pair 0 1 true) l))
(assert (ok final))
(assert (= (two final) 610))
(check-sat)
