; The element with the least key, and the first of several.
; EXPECT: sat
; EXPECT: (((List.min_by - (List.value Int (3 1 4)) 0) 4)
; EXPECT:  ((List.min_by abs (List.value Int (2 (- 1) 1 (- 2))) 0) (- 1))
; EXPECT:  ((List.min_by Bool Real (lambda ((b Bool)) (ite b 0.5 0.25)) (List.value Bool (true false)) true) false))
(check-sat)
(get-value ((List.min_by - (List.value Int (3 1 4)) 0) (List.min_by abs (List.value Int (2 (- 1) 1 (- 2))) 0) (List.min_by Bool Real (lambda ((b Bool)) (ite b 0.5 0.25)) (List.value Bool (true false)) true)))
