; The lists that are not empty.
; EXPECT: sat
; EXPECT: (((List.filter (lambda ((x (List Int))) (not (List.is_empty x))) l) (List.value (List Int) ((List.value Int (6))))))
(declare-const l (List (List Int)))
(assert (= (List.filter (lambda ((x (List Int))) (not (List.is_empty x))) l) (List.value (List Int) ((List.value Int (6))))))
(assert (= (List.len l) 2))
(check-sat)
(get-value ((List.filter (lambda ((x (List Int))) (not (List.is_empty x))) l)))
