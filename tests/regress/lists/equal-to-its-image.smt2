; Only the empty list is equal to itself with one added everywhere; only zeros survive negation.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((l (List.value Int (0 0))))
(declare-const l (List Int))
(assert (<= 1 (List.len l) 2))
(push)
(assert (= l (List.map (lambda ((x Int)) (+ x 1)) l)))
(check-sat)
(pop)
(assert (= l (List.map - l)))
(assert (= (List.len l) 2))
(check-sat)
(get-value (l))
