; Lists of lists are written, printed and compared.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1 2)) (List.value Int ()) (List.value Int (3))))))
; EXPECT: ((e (List.value (List Int) ())))
(declare-const l (List (List Int)))
(declare-const e (List (List Int)))
(assert (= l (List.value (List Int) ((List.value Int (1 2)) (List.value Int ()) (List.value Int (3))))))
(assert (= e (List.value (List Int) ())))
(check-sat)
(get-value (l))
(get-value (e))
