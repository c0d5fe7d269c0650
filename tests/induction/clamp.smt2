; EXPECT: unsat
; Elements clamped to a range add up to more than the range allows.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(assert (> (sum (List.map (lambda ((x Int)) (ite (> x 9) 9 (ite (< x 0) 0 x))) l)) (* 9 (List.len l))))

(check-sat)
