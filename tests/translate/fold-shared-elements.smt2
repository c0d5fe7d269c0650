; Two folds share the elements.
; status: sat
(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (= (List.fold + 0 l) 5))
(assert (= (List.fold * 1 l) 6))
(check-sat)
