; EXPECT: unsat
; Counting from the right.
(declare-sort E 0)
(declare-const a (List E))
(assert (not (= (List.fold_right (lambda ((v E) (n Int)) (+ n 1)) 0 a) (List.len a))))
(check-sat)
