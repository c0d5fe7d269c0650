; Every number as often as it says.
; EXPECT: sat
; EXPECT: ((l (List.value Int (2 1))))
(declare-const l (List Int))
(assert (= (List.concat_map (lambda ((n Int)) (List.repeat n n)) l) (List.value Int (2 2 1))))
(assert (= (List.len l) 2))
(check-sat)
(get-value (l))
