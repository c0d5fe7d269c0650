; The first element of every list, and the others.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1)) (List.value Int (2 3)) (List.value Int ())))))
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (= (List.map (lambda ((x (List Int))) (List.take 1 x)) l) (List.value (List Int) ((List.value Int (1)) (List.value Int (2)) (List.value Int ())))))
(assert (= (List.map (lambda ((x (List Int))) (List.drop 1 x)) l) (List.value (List Int) ((List.value Int ()) (List.value Int (3)) (List.value Int ())))))
(check-sat)
(get-value (l))
(assert (distinct (List.len (List.concat l)) 3))
(check-sat)
