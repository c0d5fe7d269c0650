; The first element from which the others are taken away.
; EXPECT: sat
; EXPECT: ((l (List.value Int (9 2 3))))
(declare-const l (List Int))
(assert (= (List.reduce - l 0) 4))
(assert (= (List.tail l) (List.value Int (2 3))))
(check-sat)
(get-value (l))
