; EXPECT: unsat
; The sum exceeds the length times a bound on the elements: needs the product of a parameter and the length.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(declare-const m Int)
(assert (all (lambda ((x Int)) (<= x m)) l))
(assert (> (sum l) (* m (List.len l))))

(check-sat)
