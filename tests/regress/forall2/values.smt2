; Only as far as the shorter list goes.
; EXPECT: sat
; EXPECT: (((List.forall2 < (List.value Int (1 2)) (List.value Int (2 3 0))) true)
; EXPECT:  ((List.forall2 Int Int < (List.value Int (1 3)) (List.value Int (2 3))) false)
; EXPECT:  ((List.forall2 = (List.value Int ()) (List.value Int (1))) true))
(check-sat)
(get-value ((List.forall2 < (List.value Int (1 2)) (List.value Int (2 3 0))) (List.forall2 Int Int < (List.value Int (1 3)) (List.value Int (2 3))) (List.forall2 = (List.value Int ()) (List.value Int (1)))))
