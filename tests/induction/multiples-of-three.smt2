; EXPECT: unsat
; Every element is divisible by 3, but the sum is not.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(assert (all (lambda ((x Int)) (= (mod x 3) 0)) l))
(assert (not (= (mod (sum l) 3) 0)))

(check-sat)
