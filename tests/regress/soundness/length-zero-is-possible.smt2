; The empty list is a list: nothing about its elements can be refuted, everything holds of all of them.
; EXPECT: sat
; EXPECT: ((l (List.value Int ())))
(declare-const l (List Int))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (< x x))) true l))
(assert (<= (List.len l) 2))
(check-sat)
(get-value (l))
