; EXPECT: unsat
; The elements and their negations do not cancel out.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(assert (not (= (+ (sum l) (sum (List.map (lambda ((x Int)) (- x)) l))) 0)))

(check-sat)
