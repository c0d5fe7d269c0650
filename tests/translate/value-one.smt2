; A list of one element.
; status: sat
(declare-const l (List Int))
(assert (= l (List.value Int (7))))
(assert (= (List.fold + 0 l) 7))
(check-sat)
