; EXPECT: not unsat
; Satisfiable by the empty list.
(set-logic ALL)

(declare-const l (List Int))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(define-fun any ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (p x))) false xs))
(assert (all (lambda ((x Int)) (> x 5)) l))
(assert (not (any (lambda ((x Int)) (> x 5)) l)))

(check-sat)
