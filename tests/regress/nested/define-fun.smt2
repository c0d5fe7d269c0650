; Definitions with parameters and results that are lists of lists, records and tuples with lists.
; EXPECT: sat
; EXPECT: (((widths (wrap (List.value Int (5 6)))) (List.value Int (1 1))))
; EXPECT: (((bundle (List.value Int (5))) (order 1 (List.value Int (5)))))
; EXPECT: (((both (List.value Int (5))) (tuple (List.value Int (5)) (List.value (List Int) ((List.value Int (5)))))))
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(define-fun wrap ((l (List Int))) (List (List Int)) (List.map (lambda ((x Int)) (List.value Int (x))) l))
(define-fun widths ((l (List (List Int)))) (List Int) (List.map (lambda ((x (List Int))) (List.len x)) l))
(define-fun bundle ((l (List Int))) Order (order (List.len l) l))
(define-fun both ((l (List Int))) (Tuple (List Int) (List (List Int))) (tuple l (wrap l)))
(check-sat)
(get-value ((widths (wrap (List.value Int (5 6))))))
(get-value ((bundle (List.value Int (5)))))
(get-value ((both (List.value Int (5)))))
