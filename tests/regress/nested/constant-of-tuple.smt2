; A declared tuple of lists.
; EXPECT: sat
; EXPECT: ((t (tuple (List.value Int (1)) (List.value (List Int) ((List.value Int (1)))))))
(declare-const t (Tuple (List Int) (List (List Int))))
(assert (= (tuple.first t) (List.value Int (1))))
(assert (= (List.cons (tuple.first t) (List.value (List Int) ())) (tuple.second t)))
(check-sat)
(get-value (t))
