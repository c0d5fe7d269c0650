; EXPECT: unsat
; Doubling every element does not double the sum.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(assert (not (= (sum (List.map (lambda ((x Int)) (* 2 x)) l)) (* 2 (sum l)))))

(check-sat)
