; What is joined determines the parts.
; EXPECT: sat
; EXPECT: ((l (List.value String ("ab" "," "cd"))))
(declare-const l (List String))
(assert (= (List.fold str.++ "" l) "ab,cd"))
(assert (= (List.nth l 1 "") ","))
(assert (= (List.len l) 3))
(check-sat)
(get-value (l))
