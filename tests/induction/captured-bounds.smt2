; EXPECT: unsat
; All elements are at least low, low exceeds high, yet some element is at most high.
(set-logic ALL)

(declare-const l (List Int))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(define-fun any ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (p x))) false xs))
(declare-const low Int)
(declare-const high Int)
(assert (> low high))
(assert (all (lambda ((x Int)) (>= x low)) l))
(assert (any (lambda ((x Int)) (<= x high)) l))

(check-sat)
