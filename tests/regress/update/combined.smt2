; Index and element may depend on bound variables.
; EXPECT: sat
; EXPECT: (((List.map (lambda ((k Int)) (List.sum (List.update k (* 10 k) l))) l) (List.value Int (11 23 2))))
(declare-const l (List Int))
(assert (= l (List.value Int (1 2 0))))
(check-sat)
(get-value ((List.map (lambda ((k Int)) (List.sum (List.update k (* 10 k) l))) l)))
