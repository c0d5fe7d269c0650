; The constructor of a parametric datatype with an empty list needs no annotation, because the list has one.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((box (List.value Int ())) (box (List.value Int ()))))
; EXPECT: unsat
(declare-datatype Box (par (T) ((box (content (List T))))))
(declare-const b (Box Int))
(assert (= b (box (List.value Int ()))))
(check-sat)
(get-value ((box (List.value Int ()))))
(assert (> (List.len (content b)) 0))
(check-sat)
