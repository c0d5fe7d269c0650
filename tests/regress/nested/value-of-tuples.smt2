; Tuples with lists, also in lists.
; EXPECT: sat
; EXPECT: ((t (tuple 3 (List.value Bool (true))))
; EXPECT:  (l (List.value (Tuple (List Int) (List Bool)) ((tuple (List.value Int (1)) (List.value Bool ()))))))
(declare-const t (Tuple Int (List Bool)))
(declare-const l (List (Tuple (List Int) (List Bool))))
(assert (= t (tuple 3 (List.value Bool (true)))))
(assert (= l (List.value (Tuple (List Int) (List Bool)) ((tuple (List.value Int (1)) (List.value Bool ()))))))
(check-sat)
(get-value (t l))
