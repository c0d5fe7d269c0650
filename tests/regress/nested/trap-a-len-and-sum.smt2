; Trap: the same inner list read by different maps: the sum of lengths is not the sum of sums.
; EXPECT: sat
; EXPECT: (((List.sum (List.map (lambda ((x (List Int))) (List.len x)) l)) 3)
; EXPECT:  ((List.sum (List.map (lambda ((x (List Int))) (List.sum x)) l)) 30))
(declare-const l (List (List Int)))
(assert (= (List.sum (List.map (lambda ((x (List Int))) (List.len x)) l)) 3))
(assert (= (List.sum (List.map (lambda ((x (List Int))) (List.sum x)) l)) 30))
(assert (<= (List.len l) 2))
(check-sat)
(get-value ((List.sum (List.map (lambda ((x (List Int))) (List.len x)) l)) (List.sum (List.map (lambda ((x (List Int))) (List.sum x)) l))))
