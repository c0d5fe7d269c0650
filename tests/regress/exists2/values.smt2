; As far as the shorter list goes.
; EXPECT: sat
; EXPECT: (((List.exists2 > (List.value Int (1 2 9)) (List.value Int (1 2))) false)
; EXPECT:  ((List.exists2 > (List.value Int (1 3)) (List.value Int (2 2))) true)
; EXPECT:  ((List.exists2 Int Bool (lambda ((x Int) (b Bool)) (and b (= x 1))) (List.value Int (1 2)) (List.value Bool (false true))) false))
(check-sat)
(get-value ((List.exists2 > (List.value Int (1 2 9)) (List.value Int (1 2))) (List.exists2 > (List.value Int (1 3)) (List.value Int (2 2))) (List.exists2 Int Bool (lambda ((x Int) (b Bool)) (and b (= x 1))) (List.value Int (1 2)) (List.value Bool (false true)))))
