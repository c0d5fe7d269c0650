; EXPECT: not unsat
; Parts that come out in turn, read from right to left.
(declare-const l (List Int))
(assert (not (= (List.append (List.rev (List.filter (lambda ((x Int)) (<= x 0)) l)) (List.rev (List.filter (lambda ((x Int)) (> x 0)) l))) (List.rev l))))
(check-sat)
