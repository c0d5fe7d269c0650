; EXPECT: unsat
; All of one list is below the greatest of the other, which is at most 10, but some is not below 10.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(define-fun any ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (p x))) false xs))
(define-fun top ((xs (List Int))) Int (List.fold (lambda ((m Int) (x Int)) (ite (> x m) x m)) 0 xs))
(assert (<= (top b) 10))
(assert (all (lambda ((x Int)) (< x (top b))) a))
(assert (any (lambda ((x Int)) (>= x 10)) a))

(check-sat)
