; Nothing exists.
; EXPECT: sat
; EXPECT: (((List.exists (lambda ((x Int)) true) (List.value Int ())) false))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.exists (lambda ((x Int)) true) (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (not (List.exists (lambda ((x Int)) true) l))))
(check-sat)
