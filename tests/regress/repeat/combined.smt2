; How many of the repeated elements pass.
; EXPECT: unsat
(declare-const n Int)
(declare-const x Int)
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (<= 0 n 3) (= (List.len (List.filter positive (List.repeat n x))) (ite (positive x) n 0)))))
(check-sat)
