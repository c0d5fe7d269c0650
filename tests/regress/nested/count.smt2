; How many lists have how many elements.
; EXPECT: sat
; EXPECT: ((l (List.value (List Bool) ((List.value Bool (true true)) (List.value Bool (true true))))))
(declare-const l (List (List Bool)))
(assert (= (List.count (lambda ((x (List Bool))) (= (List.count (lambda ((b Bool)) b) x) 2)) l) 2))
(assert (List.forall (lambda ((x (List Bool))) (<= (List.len x) 2)) l))
(assert (<= (List.len l) 2))
(check-sat)
(get-value (l))
