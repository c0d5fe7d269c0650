; The element with the greatest key, and the first of several.
; EXPECT: sat
; EXPECT: (((List.max_by - (List.value Int (3 1 4)) 0) 1)
; EXPECT:  ((List.max_by abs (List.value Int (2 (- 1) 1 (- 2))) 0) 2)
; EXPECT:  ((List.max_by Bool Real (lambda ((b Bool)) (ite b 0.5 0.25)) (List.value Bool (true false)) true) true))
(check-sat)
(get-value ((List.max_by - (List.value Int (3 1 4)) 0) (List.max_by abs (List.value Int (2 (- 1) 1 (- 2))) 0) (List.max_by Bool Real (lambda ((b Bool)) (ite b 0.5 0.25)) (List.value Bool (true false)) true)))
