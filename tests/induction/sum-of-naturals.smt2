; EXPECT: unsat
; No element is negative, but the sum is.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(assert (all (lambda ((x Int)) (>= x 0)) l))
(assert (< (sum l) 0))

(check-sat)
