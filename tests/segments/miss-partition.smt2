; EXPECT: not unsat
; What two filters let pass, one after the other, is another list.
(declare-const l (List Int))
(assert (not (= (List.append (List.filter (lambda ((x Int)) (> x 0)) l) (List.filter (lambda ((x Int)) (<= x 0)) l)) l)))
(check-sat)
