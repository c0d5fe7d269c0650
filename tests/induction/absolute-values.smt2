; EXPECT: unsat
; The absolute values add up to less than the sum.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(assert (< (sum (List.map (lambda ((x Int)) (abs x)) l)) (sum l)))

(check-sat)
