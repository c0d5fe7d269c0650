; (= a b c) for lists.
; EXPECT: sat
; EXPECT: ((a (List.value Int (4)))
; EXPECT:  (c (List.value Int (4))))
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (= a b c))
(assert (= (List.len c) 1))
(assert (= (List.fold + 0 b) 4))
(check-sat)
(get-value (a c))
(assert (distinct a c))
(check-sat)
