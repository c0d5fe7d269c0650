; Counting from the right and from the left gives the same, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(assert (distinct (List.fold_right (lambda ((x Int) (n Int)) (ite (= x 3) (+ n 1) n)) 0 a) (List.fold (lambda ((n Int) (x Int)) (ite (= x 3) (+ n 1) n)) 0 a)))
(check-sat)
