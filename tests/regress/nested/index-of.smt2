; The index of a list in a list of lists.
; EXPECT: sat
; EXPECT: (((List.index_of (List.value Int ()) l) 1)
; EXPECT:  ((List.index_of (List.value Int (2)) l) 0)
; EXPECT:  ((List.index_of (List.value Int (3)) l) (- 1)))
(declare-const l (List (List Int)))
(assert (= (List.len l) 2))
(assert (= (List.index_of (List.value Int (2)) l) 0))
(assert (= (List.index_of (List.value Int ()) l) 1))
(check-sat)
(get-value ((List.index_of (List.value Int ()) l) (List.index_of (List.value Int (2)) l) (List.index_of (List.value Int (3)) l)))
