; Trap: two outer folds that read different things of the same inner lists agree on them.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(assert (List.forall (lambda ((x (List Int))) (List.forall (lambda ((y Int)) (>= y 1)) x)) l))
(assert (< (List.sum (List.map (lambda ((x (List Int))) (List.sum x)) l)) (List.sum (List.map (lambda ((x (List Int))) (List.len x)) l))))
(check-sat)
