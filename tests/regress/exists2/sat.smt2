; The only place where they can agree is the first.
; EXPECT: sat
; EXPECT: ((a (List.value Int (5 7))))
(declare-const a (List Int))
(assert (List.exists2 = a (List.value Int (5 1))))
(assert (= (List.len a) 2))
(assert (= (List.last a 0) 7))
(check-sat)
(get-value (a))
