; The length of a declared list.
; status: sat
(declare-const l (List Int))
(assert (= (List.len l) 3))
(check-sat)
