; EXPECT: not unsat
; Satisfiable: division by zero is any function.
(set-logic ALL)

(declare-const l (List Int))
(assert (> (List.fold (lambda ((acc Int) (x Int)) (+ acc (div x 0))) 0 l) 5))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (= x 0))) true l))
(assert (> (List.len l) 0))

(check-sat)
