; The empty list on both levels: the empty list of lists is not the list with an empty list.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int ())))))
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (not (List.is_empty l)))
(assert (= (List.len l) 1))
(assert (List.forall (lambda ((x (List Int))) (List.is_empty x)) l))
(check-sat)
(get-value (l))
(assert (= l (List.value (List Int) ())))
(check-sat)
