; Both 3 and 4 are there.
; EXPECT: sat
; EXPECT: ((l (List.value Int (3 4))))
; EXPECT: sat
; EXPECT: (((List.contains 4 (List.value Int (3 (- 1) 4 (- 1) 5))) true)
; EXPECT:  ((List.contains 7 (List.value Int (3 (- 1) 4 (- 1) 5))) false))
(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (List.contains 3 l))
(assert (List.contains 4 l))
(assert (List.sorted l))
(check-sat)
(get-value (l))
(check-sat)
(get-value ((List.contains 4 (List.value Int (3 (- 1) 4 (- 1) 5)))
  (List.contains 7 (List.value Int (3 (- 1) 4 (- 1) 5)))))
