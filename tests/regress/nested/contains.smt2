; A list as a member of a list of lists.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1 2))))))
; EXPECT: (((List.contains (List.value Int (2 1)) l) false)
; EXPECT:  ((List.contains (List.value Int (1 2)) l) true)
; EXPECT:  ((List.contains (List.value Int (1 2 3)) l) false))
(declare-const l (List (List Int)))
(assert (List.contains (List.value Int (1 2)) l))
(assert (= (List.len l) 1))
(check-sat)
(get-value (l))
(get-value ((List.contains (List.value Int (2 1)) l) (List.contains (List.value Int (1 2)) l) (List.contains (List.value Int (1 2 3)) l)))
