; Some list has some element.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int ()) (List.value Int (8))))))
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (= (List.len l) 2))
(assert (= (List.head l (List.value Int (0))) (List.value Int ())))
(assert (List.forall (lambda ((x (List Int))) (<= (List.len x) 1)) l))
(assert (List.exists (lambda ((x (List Int))) (List.exists (lambda ((y Int)) (= y 8)) x)) l))
(check-sat)
(get-value (l))
(assert (not (List.exists (lambda ((x (List Int))) (List.exists (lambda ((y Int)) (> y 7)) x)) l)))
(check-sat)
