; Inside a function, and of a part.
; EXPECT: sat
; EXPECT: ((l (List.value Int (7))))
(declare-const l (List Int))
(assert (not (List.is_empty l)))
(assert (List.is_empty (List.drop 1 l)))
(assert (List.forall (lambda ((x Int)) (ite (List.is_empty l) false (= x 7))) l))
(check-sat)
(get-value (l))
