; Pairs of lists, and pairs of a list and a number.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1)) (List.value Int ())))))
; EXPECT: (((List.zip l (List.value Int (7 8 9))) (List.value (Tuple (List Int) Int) ((tuple (List.value Int (1)) 7) (tuple (List.value Int ()) 8)))))
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (= (List.zip l l) (List.value (Tuple (List Int) (List Int)) ((tuple (List.value Int (1)) (List.value Int (1))) (tuple (List.value Int ()) (List.value Int ()))))))
(check-sat)
(get-value (l))
(get-value ((List.zip l (List.value Int (7 8 9)))))
(assert (distinct (List.len (List.zip l l)) 2))
(check-sat)
