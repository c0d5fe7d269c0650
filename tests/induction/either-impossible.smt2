; EXPECT: unsat
; Of two claims about natural elements at least one holds: the sum is negative, or some element exceeds the sum.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(define-fun any ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (p x))) false xs))
(assert (all (lambda ((x Int)) (>= x 0)) l))
(assert (or (< (sum l) 0) (any (lambda ((x Int)) (> x (sum l))) l)))

(check-sat)
