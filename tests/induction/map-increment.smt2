; EXPECT: unsat
; Adding one to every element does not add the length to the sum.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(assert (not (= (sum (List.map (lambda ((x Int)) (+ x 1)) l)) (+ (sum l) (List.len l)))))

(check-sat)
