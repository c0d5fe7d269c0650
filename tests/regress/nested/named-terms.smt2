; A list of lists may have a name.
; EXPECT: sat
; EXPECT: ((lists (List.value (List Int) ((List.value Int (3))))))
(declare-const x Int)
(assert (= (List.concat (! (List.value (List Int) ((List.value Int (x)))) :named lists)) (List.value Int (3))))
(check-sat)
(get-value (lists))
