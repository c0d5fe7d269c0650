; The shorter list decides.
; EXPECT: sat
; EXPECT: (((List.zip (List.value Int (1 2 3)) (List.value Bool (true false))) (List.value (Tuple Int Bool) ((tuple 1 true) (tuple 2 false))))
; EXPECT:  ((List.len (List.zip (List.repeat 1000000000000 1) (List.repeat 2000000000000 2))) 1000000000000)
; EXPECT:  ((tuple.first (tuple 1 2)) 1)
; EXPECT:  ((tuple.second (tuple 1 2)) 2))
(check-sat)
(get-value ((List.zip (List.value Int (1 2 3)) (List.value Bool (true false))) (List.len (List.zip (List.repeat 1000000000000 1) (List.repeat 2000000000000 2))) (tuple.first (tuple 1 2)) (tuple.second (tuple 1 2))))
