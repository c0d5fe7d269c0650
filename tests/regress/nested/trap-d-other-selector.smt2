; Trap: the list of another constructor is an arbitrary list.
; EXPECT: sat
; EXPECT: (((amounts e) (List.value Int (4 5))))
(declare-datatype Event ((deposit (amounts (List Int))) (nothing)))
(declare-const e Event)
(assert ((_ is nothing) e))
(assert (= (amounts e) (List.value Int (4 5))))
(check-sat)
(get-value ((amounts e)))
