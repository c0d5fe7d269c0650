; EXPECT: unsat
; The sign of a product is negative although an even number of elements are.
(set-logic ALL)

(declare-const l (List Int))
(define-fun count ((p (-> Int Bool)) (xs (List Int))) Int
  (List.fold (lambda ((n Int) (x Int)) (ite (p x) (+ n 1) n)) 0 xs))
(define-fun negative () Bool (List.fold (lambda ((s Bool) (x Int)) (xor s (< x 0))) false l))
(assert negative)
(assert (= (mod (count (lambda ((x Int)) (< x 0)) l) 2) 0))

(check-sat)
