; Lengths on both levels determine a list of lists of one value.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (7)) (List.value Int (7))))))
(declare-const l (List (List Int)))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((x (List Int))) (= (List.len x) 1)) l))
(assert (List.forall (lambda ((x (List Int))) (List.forall (lambda ((y Int)) (= y 7)) x)) l))
(check-sat)
(get-value (l))
