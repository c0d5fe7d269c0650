; EXPECT: unsat
; A counter that saturates at 5 exceeds it.
(set-logic ALL)

(declare-const l (List Int))
(assert (> (List.fold (lambda ((n Int) (x Int)) (ite (< n 5) (+ n 1) n)) 0 l) 5))

(check-sat)
