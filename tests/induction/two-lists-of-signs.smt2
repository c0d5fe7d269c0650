; EXPECT: unsat
; One list has no positive element, the other no negative one, but the first has the greater sum.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(assert (all (lambda ((x Int)) (<= x 0)) a))
(assert (all (lambda ((x Int)) (>= x 0)) b))
(assert (> (sum a) (sum b)))

(check-sat)
