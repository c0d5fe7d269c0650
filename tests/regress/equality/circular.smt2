; A list that would have to be longer than itself, and two that are made of each other.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((a (List.value Int ()))
; EXPECT:  (b (List.value Int ())))
(declare-const a (List Int))
(declare-const b (List Int))
(push)
(assert (= a (List.append (List.value Int (1)) a)))
(assert (<= (List.len a) 3))
(check-sat)
(pop)
(assert (= a (List.append b b)))
(assert (= b (List.append a a)))
(assert (<= (List.len a) 3))
(check-sat)
(get-value (a b))
