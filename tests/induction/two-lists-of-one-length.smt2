; EXPECT: unsat
; Two lists of one length, elements at most 1 here and at least 1 there, but the first has the greater sum.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(assert (= (List.len a) (List.len b)))
(assert (all (lambda ((x Int)) (<= x 1)) a))
(assert (all (lambda ((x Int)) (>= x 1)) b))
(assert (> (sum a) (sum b)))

(check-sat)
