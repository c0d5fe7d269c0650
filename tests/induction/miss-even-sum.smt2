; EXPECT: not unsat
; Satisfiable: an even number of odd elements has an even sum.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun any ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (p x))) false xs))
(assert (any (lambda ((x Int)) (= (mod x 2) 1)) l))
(assert (= (mod (sum l) 2) 0))

(check-sat)
