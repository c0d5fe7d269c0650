; EXPECT: unsat
; Counting from the right.
(declare-const a (List Int))
(assert (not (= (List.fold_right (lambda ((x Int) (n Int)) (+ n 1)) 0 a) (List.len a))))
(check-sat)
