; The element that has to be replaced.
; EXPECT: sat
; EXPECT: ((i 1)
; EXPECT:  (x 5))
(declare-const l (List Int))
(declare-const i Int)
(declare-const x Int)
(assert (= l (List.value Int (1 20 3))))
(assert (= (List.update i x l) (List.value Int (1 5 3))))
(check-sat)
(get-value (i x))
