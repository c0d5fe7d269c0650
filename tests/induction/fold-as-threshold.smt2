; EXPECT: unsat
; Some element is below the minimum that a fold finds: its result is a constant in the other fold.
(set-logic ALL)

(declare-const l (List Int))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(define-fun least ((xs (List Int))) Int (List.fold (lambda ((m Int) (x Int)) (ite (< x m) x m)) 100 xs))
(assert (not (all (lambda ((x Int)) (>= x (least l))) l)))

(check-sat)
