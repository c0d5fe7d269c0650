; Two zeros and a one are in a list of two elements.
; EXPECT: sat
; EXPECT: (((List.sum b) 1))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= a (List.value Int (0 1 0))))
(assert (= (List.len b) 2))
(assert (List.subset a b))
(check-sat)
(get-value ((List.sum b)))
