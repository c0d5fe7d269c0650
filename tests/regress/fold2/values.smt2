; The accumulator comes first, and the shorter list decides.
; EXPECT: sat
; EXPECT: (((List.fold2 (lambda ((s Int) (x Int) (y Int)) (+ (* 10 s) x y)) 0 (List.value Int (1 2 3)) (List.value Int (4 5))) 57)
; EXPECT:  ((List.fold2 Bool Int Int (lambda ((s Bool) (x Int) (y Int)) (and s (< x y))) true (List.value Int ()) (List.value Int (1))) true))
(check-sat)
(get-value ((List.fold2 (lambda ((s Int) (x Int) (y Int)) (+ (* 10 s) x y)) 0 (List.value Int (1 2 3)) (List.value Int (4 5))) (List.fold2 Bool Int Int (lambda ((s Bool) (x Int) (y Int)) (and s (< x y))) true (List.value Int ()) (List.value Int (1)))))
