; EXPECT: unsat
; Every element is even, but the sum is odd.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(assert (all (lambda ((x Int)) (= (mod x 2) 0)) l))
(assert (= (mod (sum l) 2) 1))

(check-sat)
