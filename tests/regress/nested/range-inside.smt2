; Ranges as inner lists: the triangle numbers.
; EXPECT: sat
; EXPECT: ((n 5))
; EXPECT: (((List.concat_map (lambda ((k Int)) (List.range 0 k)) (List.range 0 4)) (List.value Int (0 0 1 0 1 2))))
(declare-const n Int)
(assert (<= 0 n 6))
(assert (= (List.len (List.concat_map (lambda ((k Int)) (List.range 0 k)) (List.range 0 n))) 10))
(check-sat)
(get-value (n))
(get-value ((List.concat_map (lambda ((k Int)) (List.range 0 k)) (List.range 0 4))))
