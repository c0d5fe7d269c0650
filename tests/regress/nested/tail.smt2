; All lists but the first.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int ()) (List.value Int (4))))))
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (= (List.tail l) (List.value (List Int) ((List.value Int (4))))))
(assert (= (List.concat l) (List.value Int (4))))
(check-sat)
(get-value (l))
(assert (distinct (List.map (lambda ((x (List Int))) (List.tail x)) l) (List.value (List Int) ((List.value Int ()) (List.value Int ())))))
(check-sat)
