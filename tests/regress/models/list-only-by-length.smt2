; A list of which only the length matters gets some elements; a list that does not matter at all is there, too.
; EXPECT: sat
; EXPECT: (((List.len l) 5)
; EXPECT:  ((List.len n) 0))
(declare-datatype Color ((Red) (Green)))
(declare-const l (List Color))
(declare-const m (List Int))
(declare-const n (List Int))
(assert (= (List.len l) 5))
(assert (< (List.len m) (List.len l)))
(check-sat)
(get-value ((List.len l) (List.len n)))
