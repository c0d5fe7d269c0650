; A declared function tells lists of one length and one sum apart.
; EXPECT: sat
; EXPECT: (((f (List.value Int (1 2))) 3)
; EXPECT:  ((f (List.value Int (2 1))) 4))
(declare-fun f ((List Int)) Int)
(assert (= (f (List.value Int (1 2))) 3))
(assert (= (f (List.value Int (2 1))) 4))
(check-sat)
(get-value ((f (List.value Int (1 2))) (f (List.value Int (2 1)))))
