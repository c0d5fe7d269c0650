; EXPECT: unsat
; A list that is not empty: all elements exceed 5, none does.
(set-logic ALL)

(declare-const l (List Int))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(define-fun any ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (p x))) false xs))
(assert (> (List.len l) 0))
(assert (all (lambda ((x Int)) (> x 5)) l))
(assert (not (any (lambda ((x Int)) (> x 5)) l)))

(check-sat)
