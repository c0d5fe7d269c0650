; A parametric datatype with a list of its parameter, at two sorts.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: ((a (box 1 (List.value Int (5 6))))
; EXPECT:  (b (box 0 (List.value Bool ())))
; EXPECT:  (c (box 1 (List.value (List Int) ((List.value Int (5 6)))))))
(declare-datatype Box (par (T) ((box (weight Int) (content (List T))))))
(declare-const a (Box Int))
(declare-const b (Box Bool))
(declare-const c (Box (List Int)))
(assert (= (content a) (List.value Int (5 6))))
(assert (= (weight a) 1))
(assert (= (List.len (content b)) (weight b) 0))
(assert (= c (box 1 (List.value (List Int) ((content a))))))
(check-sat)
(get-value (a b c))
