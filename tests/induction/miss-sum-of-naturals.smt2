; EXPECT: not unsat
; Satisfiable: elements may be -1, but then the sum can be negative.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(assert (all (lambda ((x Int)) (>= x (- 1))) l))
(assert (< (sum l) (- 5)))

(check-sat)
