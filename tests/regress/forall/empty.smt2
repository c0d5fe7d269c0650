; Everything holds of all elements.
; EXPECT: sat
; EXPECT: (((List.forall (lambda ((x Int)) false) (List.value Int ())) true))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.forall (lambda ((x Int)) false) (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (List.forall (lambda ((x Int)) false) l)))
(check-sat)
