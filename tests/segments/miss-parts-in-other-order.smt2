; EXPECT: not unsat
; The same parts, but the later one first.
(declare-const l (List Int))
(declare-const n Int)
(assert (<= 0 n (List.len l)))
(assert (not (= (List.append (List.filter (lambda ((x Int)) (> x 0)) (List.drop n l)) (List.filter (lambda ((x Int)) (> x 0)) (List.take n l))) (List.filter (lambda ((x Int)) (> x 0)) l))))
(check-sat)
